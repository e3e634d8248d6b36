/** Chances that follow from a name: the same name always draws the same things. */
export class Seeded {
  #state: number;

  constructor(name: string) {
    this.#state = 2_166_136_261;
    for (const letter of name) this.#state = Math.imul(this.#state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }

  /** From 0 to 1, 1 excluded (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  some<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(this.int(0, left.length - 1), 1),
    ).flat();
  }

  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Partial<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return this.pick(entries)[0];
  }

  /** Around 1: half the draws lie within a factor of `spread`. */
  factor(spread: number): number {
    const bell = this.next() + this.next() + this.next() + this.next() - 2;
    return spread ** (bell * 2.5);
  }

  /** Of the bell: mean 0, standard deviation 1. */
  bell(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** How often a rare thing happens that does so `mean` times: Poisson's; above fifty its bell. */
  count(mean: number): number {
    if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.bell()));
    let [count, left] = [0, this.next()];
    for (const least = Math.exp(-mean); left > least; count++) left *= this.next();
    return count;
  }
}
