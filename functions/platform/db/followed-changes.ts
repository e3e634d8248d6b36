import type { IdPrefix } from '../../../shared/words.ts';
import { firstIdAt } from '../new-id.ts';

/** A change is dated before its transaction is written, and may appear this much later: so far back is read again. */
const overlapMs = 30_000;

/** What a write touched, as it was marked in its transaction. */
export type Mark = { changeId: string; ids: string[] };

type Source = {
  /** Of the ids of the marks. */
  prefix: IdPrefix;
  /** The marks from that id on, read consistently. */
  read: (firstId: string) => Promise<Mark[]>;
  /** Brings what is kept of these things up to date. */
  take: (ids: string[]) => Promise<void>;
};

/** Keeps what a process holds of many things up to date by the marks that their writes leave: what was acknowledged before a call is in. */
export class FollowedChanges {
  /** Up to when changes were read, in milliseconds. */
  followedAt: number;
  private readonly source: Source;
  /** Changes of the last moments that were read already: they are looked at again, for those that came late. */
  private seen = new Set<string>();
  private following: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  constructor(followedAt: number, source: Source) {
    this.followedAt = followedAt;
    this.source = source;
  }

  /** Reads what was written up to now. A reading that has begun already may miss what its caller has just written. */
  follow(): Promise<void> {
    if (!this.following) return this.begin();
    this.next ??= this.following.then(
      () => this.begin(),
      () => this.begin(),
    );
    return this.next;
  }

  private begin(): Promise<void> {
    this.next = null;
    this.following = this.readChanges()
      .then(() => {})
      .finally(() => {
        this.following = null;
      });
    return this.following;
  }

  /** Answers how many things had changed. */
  async readChanges(): Promise<number> {
    const beganAt = Date.now();
    const marks = await this.source.read(firstIdAt(this.source.prefix, this.followedAt - overlapMs));
    const fresh = marks.filter(({ changeId }) => !this.seen.has(changeId));
    const ids = [...new Set(fresh.flatMap((mark) => mark.ids))];
    await this.source.take(ids);
    this.seen = new Set(marks.map(({ changeId }) => changeId));
    this.followedAt = beganAt;
    return ids.length;
  }
}
