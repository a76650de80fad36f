// The earcons, by Web Audio: the same clips, places and order as in a terminal.

/** A clip that is to last shorter by less than this is not shortened. */
const ROUNDED = 0.001;
/** A shortened clip dies away over so many seconds. */
const FADE = 0.02;
/** A sound that comes later than this belongs to nothing any more. */
const LATE_MS = 500;

/** A clip, and where in its file it begins and how long it is. @typedef {{buffer: AudioBuffer, at: number, length: number}} Clip */

export class Sounds {
	context = /** @type {AudioContext | null} */ (null);
	/** One file of all clips, in which each begins somewhere and has a length; null where each has a file
	 * of its own. */
	whole = /** @type {{file: string, clips: Record<string, [number, number]>} | null} */ (null);
	/** What was fetched. */
	files = /** @type {Map<string, Promise<AudioBuffer | null>>} */ (new Map());
	playing = /** @type {AudioScheduledSourceNode[]} */ ([]);
	volume = 70;

	/** Sounds may begin: somebody pressed something. */
	begin() {
		this.context ??= new AudioContext();
		void this.context.resume();
	}

	/** @param {string} name @returns {Promise<Clip | null>} */
	async #clip(name) {
		const part = this.whole?.clips[name];
		const buffer = await this.#file(part && this.whole ? this.whole.file : `sounds/${name}.wav`);
		const [at, length] = part ?? [0, buffer?.duration ?? 0];
		return buffer && { buffer, at, length };
	}

	/** @param {string} name @returns {Promise<AudioBuffer | null>} */
	#file(name) {
		const file = this.files.get(name) ?? fetch(name)
			.then((answer) => answer.arrayBuffer())
			.then((data) => this.context?.decodeAudioData(data) ?? null)
			.catch(() => null);
		this.files.set(name, file);
		return file;
	}

	stop() {
		for (const source of this.playing) source.stop();
		this.playing = [];
	}

	/** @param {Cue[]} cues */
	async play(cues) {
		const context = this.context;
		if (!context || !cues.length || !this.volume) return;
		const asked = performance.now();
		const found = await Promise.all(cues.map(([name]) => this.#clip(name)));
		if (performance.now() - asked > LATE_MS) return;
		this.stop();
		const begin = context.currentTime + 0.01;
		for (const [at, [, from, to, decibels, after, length]] of cues.entries()) {
			const clip = found[at];
			if (!clip) continue;
			const [start, end] = [begin + after, begin + after + length];
			const source = new AudioBufferSourceNode(context, { buffer: clip.buffer });
			const pan = new StereoPannerNode(context, { pan: from });
			pan.pan.setValueAtTime(from, start);
			pan.pan.linearRampToValueAtTime(to, end);
			const gain = (this.volume / 100) ** 2 * 10 ** (decibels / 20);
			const level = new GainNode(context, { gain });
			if (clip.length - length > ROUNDED) {
				level.gain.setValueAtTime(gain, end - FADE);
				level.gain.linearRampToValueAtTime(0, end);
			}
			source.connect(pan).connect(level).connect(context.destination);
			source.start(start, clip.at, length);
			this.playing.push(source);
		}
	}
}
