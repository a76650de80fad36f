// The earcons, by Web Audio: the same clips, places and order as in a terminal.

const GAP = 0.06;
const LONGEST = 2;

/** @typedef {[clip: string, from: number, to: number, gain: number]} Cue */

export class Sounds {
  constructor() {
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {Map<string, Promise<AudioBuffer | null>>} */
    this.clips = new Map();
    /** @type {AudioScheduledSourceNode[]} */
    this.playing = [];
    this.volume = 70;
  }

  /** Sounds may begin: somebody pressed something. */
  begin() {
    this.context ??= new AudioContext();
    void this.context.resume();
  }

  /** @param {string} name @returns {Promise<AudioBuffer | null>} */
  #clip(name) {
    let clip = this.clips.get(name);
    if (!clip) {
      clip = fetch(`sounds/${name}.wav`)
        .then((answer) => answer.arrayBuffer())
        .then((data) => this.context?.decodeAudioData(data) ?? null)
        .catch(() => null);
      this.clips.set(name, clip);
    }
    return clip;
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
    const found = await Promise.all(cues.map((cue) => this.#clip(cue[0])));
    if (performance.now() - asked > 500) return; // too late to belong to anything
    this.stop();
    const kept = [];
    let total = 0;
    for (const [at, clip] of found.entries()) {
      const cue = cues[at];
      if (!clip || !cue) continue;
      if (total + clip.duration > LONGEST) break;
      kept.push({ clip, cue });
      total += clip.duration;
    }
    const gap = Math.min(GAP, (LONGEST - total) / Math.max(kept.length - 1, 1));
    let start = context.currentTime + 0.01;
    for (const { clip, cue } of kept) {
      const [, from, to, decibels] = cue;
      const source = new AudioBufferSourceNode(context, { buffer: clip });
      const pan = new StereoPannerNode(context, { pan: from });
      pan.pan.setValueAtTime(from, start);
      pan.pan.linearRampToValueAtTime(to, start + clip.duration);
      const level = (this.volume / 100) ** 2 * 10 ** (decibels / 20);
      source.connect(pan).connect(new GainNode(context, { gain: level })).connect(context.destination);
      source.start(start);
      this.playing.push(source);
      start += clip.duration + gap;
    }
  }
}
