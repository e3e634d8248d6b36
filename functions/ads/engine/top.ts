/** Keeps the numbers of highest value; of equal ones, those offered first. Numbers are offered in ascending order. */
export class Top {
  private readonly limit: number;
  /** A heap whose root is the worst of what is kept. */
  private readonly heap: { value: number; number: number }[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  offer(value: number, number: number): void {
    const { heap } = this;
    if (heap.length < this.limit) {
      heap.push({ value, number });
      this.rise(heap.length - 1);
    } else if (value > (heap[0]?.value ?? Number.POSITIVE_INFINITY)) {
      heap[0] = { value, number };
      this.sink();
    }
  }

  /** Best first. */
  sorted(): { value: number; number: number }[] {
    return [...this.heap].sort((a, b) => b.value - a.value || a.number - b.number);
  }

  private isWorse(a: number, b: number): boolean {
    const [one, other] = [this.heap[a], this.heap[b]];
    if (one === undefined || other === undefined) return false;
    return one.value < other.value || (one.value === other.value && one.number > other.number);
  }

  private swap(a: number, b: number): void {
    const [one, other] = [this.heap[a], this.heap[b]];
    if (one === undefined || other === undefined) return;
    this.heap[a] = other;
    this.heap[b] = one;
  }

  private rise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.isWorse(at, parent)) return;
      this.swap(at, parent);
      at = parent;
    }
  }

  private sink(): void {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const worse = this.isWorse(right, left) ? right : left;
      if (!this.isWorse(worse, at)) return;
      this.swap(worse, at);
      at = worse;
    }
  }
}
