// The service worker: after the first visit the whole page is there without a network. The build puts
// the name of this version and the list of its files into the first two lines.

const VERSION = "VERSION";
/** @type {string[]} */
const FILES = [];

const worker = /** @type {any} */ (globalThis);

worker.addEventListener("install", (/** @type {any} */ event) => {
	// "no-cache": what a host lets browsers keep for a while may be of the version before; what is still
	// the same is not sent again
	const wanted = FILES.map((name) => new Request(name, { cache: "no-cache" }));
	event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(wanted)));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
	event.waitUntil((async () => {
		for (const name of await caches.keys()) {
			if (name !== VERSION && name.startsWith(VERSION.replace(/ \S+$/, " "))) await caches.delete(name);
		}
		await worker.clients.claim();
	})());
});

worker.addEventListener("message", (/** @type {any} */ event) => {
	if (event.data === "take over") worker.skipWaiting();
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
	if (event.request.method !== "GET") return;
	event.respondWith((async () => {
		const cache = await caches.open(VERSION);
		const found = await cache.match(event.request, { ignoreSearch: true });
		if (found) return found;
		const answer = await fetch(event.request);
		// only browsers that do not take the file of all clips ask for these
		if (answer.ok && event.request.url.endsWith(".wav")) await cache.put(event.request, answer.clone());
		return answer;
	})());
});
