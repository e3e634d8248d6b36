/** Of three kinds and no more: with five, V8 no longer knows what it reads, and a build takes a tenth longer. */
type Numbers = Uint8Array | Uint32Array | Float64Array;

/** A typed array that grows. */
class GrowingNumbers<T extends Numbers> {
  length = 0;
  private room: T;
  private readonly make: (size: number) => T;

  constructor(make: (size: number) => T) {
    this.make = make;
    this.room = make(64);
  }

  push(value: number): void {
    if (this.length === this.room.length) {
      const larger = this.make(this.room.length * 2);
      larger.set(this.room);
      this.room = larger;
    }
    this.room[this.length++] = value;
  }

  at(index: number): number {
    return this.room[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.room[index] = value;
  }

  add(index: number, value: number): void {
    this.room[index] = (this.room[index] ?? 0) + value;
  }

  /** What was pushed, until the next push. */
  values(): T {
    return this.room.subarray(0, this.length) as T;
  }
}

export const growingBytes = () => new GrowingNumbers((size) => new Uint8Array(size));
export const growingIntegers = () => new GrowingNumbers((size) => new Uint32Array(size));
export const growingFloats = () => new GrowingNumbers((size) => new Float64Array(size));
