import { GrowingNumbers, growingIntegers } from './growing-numbers.ts';

const growingUnits = () => new GrowingNumbers((size) => new Uint16Array(size));

/** Numbers kept for runs of letters, and found in a text without making a string of each: half the time of a build. */
export class RunNumbers {
  /** Entry + 1 at the place that the hash of its run gives, or the next free one; 0 when free. */
  private slots = new Uint32Array(2 ** 12);
  private readonly hashes = growingIntegers();
  private readonly numbers = growingIntegers();
  private readonly ends = growingIntegers();
  private readonly units = growingUnits();

  /** The number kept for the run; when there is none yet, that which `make` gives. */
  numberOf(text: string, start: number, end: number, make: (run: string) => number): number {
    const hash = hashOf(text, start, end);
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (let entry = this.slots[slot] ?? 0; entry !== 0; entry = this.slots[slot] ?? 0) {
      if (this.hashes.at(entry - 1) === hash && this.isRun(entry - 1, text, start, end))
        return this.numbers.at(entry - 1);
      slot = (slot + 1) & mask;
    }
    const number = make(text.slice(start, end));
    for (let at = start; at < end; at++) this.units.push(text.charCodeAt(at));
    this.hashes.push(hash);
    this.ends.push(this.units.length);
    this.numbers.push(number);
    this.slots[slot] = this.numbers.length;
    if (this.numbers.length * 2 > this.slots.length) this.grow();
    return number;
  }

  private isRun(entry: number, text: string, start: number, end: number): boolean {
    const from = entry === 0 ? 0 : this.ends.at(entry - 1);
    if (this.ends.at(entry) - from !== end - start) return false;
    for (let at = start; at < end; at++) if (this.units.at(from + at - start) !== text.charCodeAt(at)) return false;
    return true;
  }

  private grow(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    const mask = this.slots.length - 1;
    for (let entry = 0; entry < this.numbers.length; entry++) {
      let slot = this.hashes.at(entry) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = entry + 1;
    }
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
