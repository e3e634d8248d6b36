import type { Change } from '../platform/db/stream-image.ts';
import { defineStream } from '../platform/worker/define-stream.ts';
import { followers } from './followers.ts';

/** Each of what was written goes to who follows its entity; one that fails keeps no other waiting. */
export const handler = defineStream('follow-writes', async (changes) => {
  const now = new Date();
  const outcomes = changes.map((): PromiseSettledResult<void> => ({ status: 'fulfilled', value: undefined }));
  const followed = followers.map(async ({ entities, follow }) => {
    const places = [...changes.keys()].filter((at) => entities.has(entityOf(changes[at])));
    const told = await follow(
      places.flatMap((at) => changes[at] ?? []),
      now,
    ).catch((reason) => places.map((): PromiseRejectedResult => ({ status: 'rejected', reason })));
    for (const [index, outcome] of told.entries()) outcomes[places[index] ?? -1] = outcome;
  });
  await Promise.all(followed);
  return outcomes;
});

const entityOf = (change: Change | undefined) => String(change?.after.__edb_e__);
