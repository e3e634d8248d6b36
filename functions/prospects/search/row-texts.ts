import { type ProspectRow, wantedWords } from './prospect-row.ts';

type Rows = ReadonlyMap<string, ProspectRow>;

/** Rows changed since the texts were laid out, above which they are laid out again. */
const maxChanged = 1_000;

/**
 * The texts of all rows, one after the other in one string: to look for a word there takes a tenth of what fetching a
 * hundred thousand rows from all over the memory takes.
 */
export class RowTexts {
  private readonly rows: Rows;
  private ids: string[] = [];
  private starts = new Int32Array(0);
  private all = '';
  private changed = new Set<string>();
  private isLaidOut = false;

  constructor(rows: Rows) {
    this.rows = rows;
  }

  /** The row of this id was written or removed. */
  touch(id: string): void {
    this.changed.add(id);
    if (this.changed.size > maxChanged) this.isLaidOut = false;
  }

  /** Every row that has all the words of a search, and others that have its longest word. */
  *candidates(q = ''): Iterable<ProspectRow> {
    const [rarest] = wantedWords(q).sort((a, b) => b.length - a.length);
    if (rarest === undefined) {
      yield* this.rows.values();
      return;
    }
    if (!this.isLaidOut) this.layOut();
    const wanted = ` ${rarest}`;
    let row = 0;
    for (let at = this.all.indexOf(wanted); at >= 0; ) {
      row = this.rowAt(at, row);
      const id = this.ids[row] ?? '';
      const found = this.changed.has(id) ? undefined : this.rows.get(id);
      if (found) yield found;
      at = this.all.indexOf(wanted, this.starts[row + 1]);
    }
    for (const id of this.changed) {
      const found = this.rows.get(id);
      if (found) yield found;
    }
  }

  private layOut(): void {
    this.ids = [...this.rows.keys()];
    this.starts = new Int32Array(this.ids.length + 1);
    const texts: string[] = [];
    let length = 0;
    for (const { text } of this.rows.values()) {
      texts.push(text);
      length += text.length + 1;
      this.starts[texts.length] = length;
    }
    this.all = texts.join('\n');
    this.changed.clear();
    this.isLaidOut = true;
  }

  /** Which row a place belongs to, `from` or a later one. */
  private rowAt(place: number, from: number): number {
    let [low, high] = [from, this.ids.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
