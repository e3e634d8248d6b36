import { changedAds } from '../ad/read-ads.ts';
import type { Catalogue } from '../engine/engine.ts';

/** An index follows its table a moment later, hardly ever a second: what was written that long before a reading is read again. */
const overlapMs = 5_000;
const pauseMs = 1_000;

/** The ads of one owner as this process has indexed them, kept up with the table. */
export class LiveCatalogue {
  readonly catalogue: Catalogue;
  private readonly ownerId: string;
  /** When the last reading began: what was written before is in. */
  private readAt: number;
  private reading: Promise<void> | null = null;

  constructor(ownerId: string, catalogue: Catalogue, readAt: number) {
    this.ownerId = ownerId;
    this.catalogue = catalogue;
    this.readAt = readAt;
  }

  /** Reads what was written since, unless nothing was: `changedAt` is the owner's last change, as the table says. */
  async follow(changedAt: string): Promise<void> {
    const changed = Date.parse(changedAt);
    // A change of a moment ago may come to the index after we read it: for a while, we look again.
    const settled = this.readAt >= changed + overlapMs || Date.now() - this.readAt < pauseMs;
    if (this.readAt > changed && settled) return;
    await this.reading;
    if (this.readAt > changed && Date.now() - this.readAt < pauseMs) return;
    this.reading ??= this.read().finally(() => {
      this.reading = null;
    });
    await this.reading;
  }

  private async read(): Promise<void> {
    const beganAt = Date.now();
    const changes = await changedAds(this.ownerId, new Date(this.readAt - overlapMs).toISOString());
    this.catalogue.add(changes);
    this.readAt = beganAt;
  }
}
