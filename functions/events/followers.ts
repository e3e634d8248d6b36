import { watchCounts } from '../billing/notices/watch-counts.door.ts';
import { sealWritten } from '../journal/chain/seal-written.door.ts';
import type { Change } from '../platform/db/stream-image.ts';

type Follow = (changes: readonly Change[], now: Date) => Promise<PromiseSettledResult<void>[]>;

/** Who follows the writes of which entities, beside events: a stream bears two followers, and this one is the second. */
export const followers: readonly { entities: ReadonlySet<string>; follow: Follow }[] = [
  { entities: new Set(['activity']), follow: sealWritten },
  {
    // What counts for plans: `functions/billing/core/uses.ts`.
    entities: new Set(['prospectBook', 'campaignBook', 'teamCount', 'thingCount', 'learningBook', 'aiUsage']),
    follow: watchCounts,
  },
];
