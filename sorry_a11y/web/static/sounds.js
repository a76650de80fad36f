// The earcons, by Web Audio: the same clips, places and order as in a terminal.

const GAP = 0.06;
const LONGEST = 2;
/** A sound that comes later than this belongs to nothing any more. */
const LATE_MS = 500;

/** @typedef {[clip: string, from: number, to: number, gain: number]} Cue */
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
    for (const one of this.playing) one.stop();
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
    const kept = [];
    let total = 0;
    for (const [at, clip] of found.entries()) {
      const cue = cues[at];
      if (!clip || !cue) continue;
      if (total + clip.length > LONGEST) break;
      kept.push({ clip, cue });
      total += clip.length;
    }
    const gap = Math.min(GAP, (LONGEST - total) / Math.max(kept.length - 1, 1));
    let start = context.currentTime + 0.01;
    for (const { clip: { buffer, at, length }, cue: [, from, to, decibels] } of kept) {
      const source = new AudioBufferSourceNode(context, { buffer });
      const pan = new StereoPannerNode(context, { pan: from });
      pan.pan.setValueAtTime(from, start);
      pan.pan.linearRampToValueAtTime(to, start + length);
      const level = (this.volume / 100) ** 2 * 10 ** (decibels / 20);
      source.connect(pan).connect(new GainNode(context, { gain: level })).connect(context.destination);
      source.start(start, at, length);
      this.playing.push(source);
      start += length + gap;
    }
  }
}
