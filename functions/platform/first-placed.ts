type Order<Row, Place> = { compare: (a: Place, b: Place) => number; placeOf: (row: Row) => Place };

/** Keeps the first `limit` rows of a list, handed over in any order, that come after a place. */
export class FirstPlaced<Row, Place> {
  private readonly kept: { row: Row; place: Place }[] = [];
  private readonly order: Order<Row, Place>;
  private readonly limit: number;
  private readonly after: Place | undefined;

  constructor(order: Order<Row, Place>, limit: number, after: Place | undefined) {
    this.order = order;
    this.limit = limit;
    this.after = after;
  }

  see(row: Row): void {
    const { compare, placeOf } = this.order;
    const place = placeOf(row);
    if (this.after !== undefined && compare(place, this.after) <= 0) return;
    const last = this.kept[this.limit - 1];
    if (last && compare(place, last.place) > 0) return;
    let [low, high] = [0, this.kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.kept[middle];
      if (other && compare(other.place, place) < 0) low = middle + 1;
      else high = middle;
    }
    this.kept.splice(low, 0, { row, place });
    if (this.kept.length > this.limit) this.kept.pop();
  }

  rows(): Row[] {
    return this.kept.map(({ row }) => row);
  }

  placeAt(index: number): Place | undefined {
    return this.kept[index]?.place;
  }
}
