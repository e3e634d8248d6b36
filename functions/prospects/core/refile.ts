import { chunks } from '../../../shared/kernel/chunks.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { prospectIndex } from '../search/prospect-index.ts';
import type { ProspectItem } from './prospect.entity.ts';
import { prospectWrites } from './prospect-writes.ts';
import { readProspects } from './read-prospect.ts';

/** Of the hundred actions of a transaction, three a prospect at most and one for all. */
const prospectsAtOnce = 31;
const writesAtOnce = 4;

export type Refiling = {
  workspaceId: string;
  field: 'ownerId' | 'clientId' | 'campaignId';
  from: string;
  to: string | null;
};

/**
 * Gives the prospects of one member, client or campaign to another, or to none, until an hour (epoch, in ms); answers whether that was all. May be
 * done again, or by two at once. It is no edit of a person: who edits one of them meanwhile goes on from the version they have.
 */
export async function refile(what: Refiling, until: number): Promise<boolean> {
  for (;;) {
    const ids = await idsOf(what);
    if (ids.length === 0) return true;
    for (const some of chunks(chunks(ids, prospectsAtOnce), writesAtOnce)) {
      if (Date.now() >= until) return false;
      await Promise.all(some.map((few) => withFreshReads(() => refileFew(what, few))));
    }
  }
}

/** With every write that was acknowledged before. */
async function idsOf({ workspaceId, field, from }: Refiling): Promise<string[]> {
  const { rows } = await prospectIndex({ workspaceId });
  return [...rows.values()].filter((row) => row[field] === from).map(({ prospectId }) => prospectId);
}

async function refileFew({ workspaceId, field, from, to }: Refiling, ids: string[]): Promise<void> {
  const items = (await readProspects(workspaceId, ids)).filter((item) => item[field] === from);
  const writes = items.map((before) => {
    const after: ProspectItem = { ...before, [field]: to ?? undefined };
    return { before, after };
  });
  if (writes.length > 0) await write(prospectWrites(writes));
}
