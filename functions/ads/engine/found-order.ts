import type { Part } from './catalogue.ts';
import { BestOfGroups } from './fold.ts';
import type { Groups } from './groups.ts';
import { type Position, type Ranked, rank } from './ranking.ts';

type Page = { after: Position | undefined; count: number };
type Placed = { part: Part; doc: number; value: number; id: string };

/** The first ads of a search after a position, part after part; of each group, when groups are given, the one that stands first. */
export class FoundOrder {
  private readonly page: Page;
  private readonly several: boolean;
  private readonly best: BestOfGroups | null;
  private readonly placed: Placed[] = [];
  private readonly waiting: { part: Part; at: number; docs: Uint32Array }[] = [];

  constructor(parts: readonly Part[], groups: Groups | null, page: Page) {
    this.page = page;
    this.several = parts.length > 1;
    this.best = groups && new BestOfGroups(groups, parts);
  }

  add(part: Part, at: number, docs: Uint32Array, valueAt: (at: number) => number): void {
    if (this.best === null) {
      this.place(part, rank(part.segment, docs, valueAt, this.page));
      return;
    }
    this.best.offer(part, at, docs, valueAt);
    // Which one stands for its group is known once all parts are read; by then their room has other ads.
    this.waiting.push({ part, at, docs: this.several ? docs.slice() : docs });
  }

  first(): Placed[] {
    for (const { part, at, docs } of this.waiting.splice(0)) {
      if (this.best) this.place(part, rank(part.segment, docs, this.best.valuesOf(at, docs), this.page));
    }
    return this.placed.sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
  }

  private place(part: Part, ranked: Ranked[]): void {
    for (const { value, doc } of ranked) this.placed.push({ part, doc, value, id: part.segment.idOf(doc) });
  }
}
