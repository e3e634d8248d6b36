import type * as bulks from '../../../shared/prospects/bulk.contract.ts';
import { prospectProblems } from '../../../shared/prospects/messages.ts';
import { type ProspectStatus, prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { AuditedBy } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import { editProspect } from '../core/edit-prospect.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
import { prospectLimit } from '../core/prospect-book.entity.ts';
import { editEvents } from '../core/prospect-events.ts';
import { type ProspectWrite, refuseTakenEmail } from '../core/prospect-writes.ts';
import { readProspects } from '../core/read-prospect.ts';
import { intoTrash, outOfTrash, readTrash } from '../prospect/trash.ts';
import { readWeights } from '../scoring/scoring-model.entity.ts';

/** Who asked for it. */
export type Doer = AuditedBy & Pick<Actor, 'user' | 'workspace'>;

type Asked = Pick<Call<typeof bulks.bulkProspects>['body'], 'action' | 'value'>;

export type Act = {
  /** Those that it can be done to. */
  read: (ids: string[]) => Promise<ProspectItem[]>;
  /** What becomes of one of them, with two operations at most beside it; null when nothing does. */
  change: (item: ProspectItem) => Change | null | Promise<Change>;
  /** What has to hold for all of them. */
  checks?: Operation[];
};
type Change = { write: ProspectWrite; beside: Operation[] };

/** Of the hundred actions of a transaction, five a prospect and four for all; one more each that may come back under its client. */
export const prospectsAtOnce = { others: 19, restore: 16 };

export async function actOf(doer: Doer, { action, value = '' }: Asked): Promise<Act> {
  const { workspaceId } = doer;
  const now = new Date();
  const weights = await readWeights(workspaceId);
  const read = (ids: string[]) => readProspects(workspaceId, ids);
  const edit = (change: (item: ProspectItem) => Partial<ProspectItem>, checks: Operation[] = []): Act => ({
    read,
    checks,
    change: (before) => {
      const said = change(before);
      if (isSame(said, before)) return null;
      const { after, lines } = editProspect(before, said, { by: doer, weights, now });
      return { write: { before, after }, beside: [...lines, ...editEvents(before, after, { more: false, now })] };
    },
  });
  if (action === 'status') return edit(() => ({ status: value as ProspectStatus, ...lostReasonFor(value) }));
  if (action === 'owner') {
    const ownerId = value === 'me' ? doer.userId : idOf(value);
    return edit(() => ({ ownerId }), await standing(ownedBy(workspaceId, ownerId, 'value')));
  }
  if (action === 'client') {
    const clientId = idOf(value);
    return edit(() => ({ clientId }), await standing(fileUnder(workspaceId, clientId, 'value')));
  }
  if (action === 'tag') return edit(({ tags }) => ({ tags: tagged(tags, value) }));
  if (action === 'untag') return edit(({ tags }) => ({ tags: tags.filter((tag) => tag !== value) }));
  if (action === 'delete') return { read, change: (item) => ({ write: { gone: item }, beside: intoTrash(item, now) }) };
  const limit = await prospectLimit(doer.workspace);
  return {
    read: async (ids) => {
      const items = await readTrash(workspaceId, ids, now);
      // One after the other: the first of two that were deleted has what both had.
      if (haveTheSame(items, 'email') || haveTheSame(items, 'namesKey')) throw changedMeanwhile;
      return items;
    },
    change: async (item) => {
      await refuseTakenEmail(item);
      return { write: { made: item, limit }, beside: outOfTrash(item, now) };
    },
  };
}

const idOf = (value: string): string | undefined => (value === 'none' ? undefined : value);

/** What is asked of all is refused before anything is written, and again with each write. */
async function standing(checks: Operation[]): Promise<Operation[]> {
  if (checks.length > 0) await write(checks);
  return checks;
}

const isSame = (said: Partial<ProspectItem>, before: ProspectItem): boolean =>
  (Object.keys(said) as (keyof ProspectItem)[]).every(
    (name) => JSON.stringify(said[name]) === JSON.stringify(before[name]),
  );

function haveTheSame(items: ProspectItem[], field: 'email' | 'namesKey'): boolean {
  const values = items.flatMap((item) => item[field] ?? []);
  return new Set(values).size < values.length;
}

const lostReasonFor = (status: string) => (status === 'lost' ? {} : { lostReason: undefined });

function tagged(tags: string[], tag: string): string[] {
  const all = [...new Set([...tags, tag])];
  if (all.length > prospectLimits.tags) throw invalidField('value', prospectProblems.lastTag);
  return all;
}
