// The earcons, by Web Audio: the same clips, places and order as in a terminal.

const GAP = 0.06;
const LONGEST = 2;
const SHORTEST = 0.18;
/** A shortened clip dies away over so many seconds. */
const FADE = 0.02;
/** A sound that comes later than this belongs to nothing any more. */
const LATE_MS = 500;

/** @typedef {[clip: string, from: number, to: number, gain: number]} Cue */
/** A clip, and where in its file it begins and how long it is. @typedef {{buffer: AudioBuffer, at: number, length: number}} Clip */

/**
 * When each clip begins and how long it lasts, the first ones that fit: as `plan` of sound/clips.py.
 * @param {[name: string, length: number][]} clips
 */
export const planned = (clips) => {
  const fit = /** @param {number} limit */ (limit) => clips.map(([name, length]) => (
    /^card_\d/.test(name) ? Math.min(length, LONGEST) : Math.min(length, limit)));
  const total = /** @param {number[]} lengths */ (lengths) => lengths.reduce((sum, one) => sum + one, 0);
  let count = 1;
  while (count < clips.length && total(fit(SHORTEST).slice(0, count + 1)) <= LONGEST) count++;
  const lasts = /** @param {number} limit */ (limit) => total(fit(limit).slice(0, count));
  let [low, high] = [lasts(LONGEST) > LONGEST ? SHORTEST : LONGEST, LONGEST];
  while (high - low > 1e-5) {
    const middle = (low + high) / 2;
    if (lasts(middle) > LONGEST) high = middle;
    else low = middle;
  }
  const gap = Math.min(GAP, (LONGEST - lasts(low)) / Math.max(count - 1, 1));
  let start = -gap;
  let length = 0;
  return fit(low).slice(0, count).map((next) => {
    start += length + gap;
    length = next;
    return { start, length };
  });
};

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
    /** @type {{clip: Clip, cue: Cue}[]} */
    const known = found.flatMap((clip, at) => (clip && cues[at] ? [{ clip, cue: cues[at] }] : []));
    const begin = context.currentTime + 0.01;
    const parts = planned(known.map(({ clip, cue: [name] }) => [name, clip.length]));
    for (const [at, { clip, cue: [, from, to, decibels] }] of known.entries()) {
      const part = parts[at];
      if (!part) break;
      const [start, end] = [begin + part.start, begin + part.start + part.length];
      const source = new AudioBufferSourceNode(context, { buffer: clip.buffer });
      const pan = new StereoPannerNode(context, { pan: from });
      pan.pan.setValueAtTime(from, start);
      pan.pan.linearRampToValueAtTime(to, end);
      const gain = (this.volume / 100) ** 2 * 10 ** (decibels / 20);
      const level = new GainNode(context, { gain });
      if (part.length < clip.length) {
        level.gain.setValueAtTime(gain, end - FADE);
        level.gain.linearRampToValueAtTime(0, end);
      }
      source.connect(pan).connect(level).connect(context.destination);
      source.start(start, clip.at, part.length);
      this.playing.push(source);
    }
  }
}
