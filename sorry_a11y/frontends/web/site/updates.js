// What keeps the page for times without a network, and tells that there is a new version.

/** Register the service worker. @param {(reload: () => void) => void} offer told when a new version is here: what begins it */
export async function watchUpdates(offer) {
	const service = navigator.serviceWorker;
	if (!service) return; // a browser, or an address without encryption, that has none
	try {
		const found = await service.register(new URL("sw.js", import.meta.url));
		const look = () => {
			const waiting = found.waiting;
			if (!waiting || !service.controller) return;
			offer(() => {
				service.addEventListener("controllerchange", () => location.reload(), { once: true });
				waiting.postMessage("take over");
			});
		};
		look();
		found.addEventListener("updatefound", () => {
			const coming = found.installing;
			coming?.addEventListener("statechange", () => {
				if (coming.state === "installed") look();
			});
		});
	} catch {
		// nothing is kept: the page goes on by the network
	}
}
