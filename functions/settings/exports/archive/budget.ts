/** How long a run works: it ends between two files once its usual time is over, and in the midst of one at its last moment. */
export class Budget {
  readonly #usualEnd: number;
  readonly #end: number;

  constructor({ usualMs, mostMs }: { usualMs: number; mostMs: number }) {
    this.#usualEnd = performance.now() + usualMs;
    this.#end = performance.now() + mostMs;
  }

  isOver(): boolean {
    return performance.now() > this.#usualEnd;
  }

  isSpent(): boolean {
    return performance.now() > this.#end;
  }
}
