import { dayMs } from '../../../shared/kernel/day.ts';
import type { IdPrefix } from '../../../shared/words.ts';
import { FollowedChanges, type Mark } from './followed-changes.ts';

/** Above so many changes, reading everything is faster than reading each. */
const manyChanges = 5_000;

type Marks = {
  prefix: IdPrefix;
  read: (firstId: string) => Promise<Mark[]>;
  /** Days for which they are kept. */
  keptDays: number;
};

/** All things of a kind as one process holds them, brought up to date by the marks that their writes leave. */
export abstract class FollowedIndex {
  private readonly changes: FollowedChanges;
  private readonly keptDays: number;

  constructor({ keptDays, ...marks }: Marks) {
    this.keptDays = keptDays;
    this.changes = new FollowedChanges(Date.now(), {
      ...marks,
      take: (ids) => (ids.length > manyChanges ? this.readAll() : this.take(ids)),
    });
  }

  abstract readAll(): Promise<void>;
  protected abstract take(ids: string[]): Promise<void>;

  /** Whether changes that it has not seen may be gone already. */
  isBehind(): boolean {
    return Date.now() - this.changes.followedAt > (this.keptDays - 1) * dayMs;
  }

  follow(): Promise<void> {
    return this.changes.follow();
  }
}

/** Gives the one index of this process, with every change that was acknowledged before the call. */
export function keptIndex<I extends FollowedIndex>(make: () => I): () => Promise<I> {
  let kept: Promise<I> | undefined;
  const load = async () => {
    const index = make();
    await index.readAll();
    return index;
  };
  return async () => {
    const known = await kept?.catch(() => undefined);
    const loading = known && !known.isBehind() && kept ? kept : load();
    kept = loading;
    try {
      const index = await loading;
      await index.follow();
      return index;
    } catch (error) {
      if (kept === loading) kept = undefined;
      throw error;
    }
  };
}
