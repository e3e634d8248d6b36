import { setImmediate } from 'node:timers/promises';

const biteMs = 4;

/** Long work in small bites: between two of them, whatever else this process does has its turn. */
export class Bites {
  #since = performance.now();

  get isOver(): boolean {
    return performance.now() - this.#since > biteMs;
  }

  async rest(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}
