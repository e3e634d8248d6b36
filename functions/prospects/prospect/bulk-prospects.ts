import { chunks } from '../../../shared/kernel/chunks.ts';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import { prospectProblems } from '../../../shared/prospects/messages.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { type ProspectStatus, prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, isChangedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import { editProspect } from '../core/edit-prospect.ts';
import { stillStanding } from '../core/ownership.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
import { editEvents } from '../core/prospect-events.ts';
import { type ProspectWrite, prospectWrites, refuseTakenEmail } from '../core/prospect-writes.ts';
import { readProspects } from '../core/read-prospect.ts';
import { readWeights } from '../scoring/scoring-model.entity.ts';
import { purgeLater } from './removals-queue.ts';
import { intoTrash, outOfTrash, readTrash } from './trash.ts';

type Bulk = Call<typeof prospects.bulkProspects>['body'];
type Act = {
  /** Those that it can be done to. */
  read: (ids: string[]) => Promise<ProspectItem[]>;
  /** What becomes of one of them, with two operations at most beside it; null when nothing does. */
  change: (item: ProspectItem) => Change | null | Promise<Change>;
  /** What has to hold for all of them. */
  checks?: Operation[];
};
type Change = { write: ProspectWrite; beside: Operation[] };

/** Of the hundred actions of a transaction, five a prospect and four for all; one more each that may come back under its client. */
const prospectsAtOnce = { others: 19, restore: 16 };

/** Does one thing to many prospects: several to a transaction and, where one of them stands in the way, each on its own. */
export const handler = defineHandler(prospects.bulkProspects, async ({ actor, body: input }) => {
  if (input.action === 'delete' && !actor.permissions.has('prospects:delete')) throw new AppError('forbidden');
  const ids = [...new Set(input.ids)];
  const act = await actOf(actor, input);
  if (input.action === 'delete')
    for (const prospectIds of chunks(ids, 100)) await purgeLater({ workspaceId: actor.workspaceId, prospectIds });
  const items = [];
  const size = prospectsAtOnce[input.action === 'restore' ? 'restore' : 'others'];
  for (const some of chunks(ids, size)) items.push(...(await runTogether(actor, act, input.action, some)));
  return { items };
});

async function actOf(actor: Actor, { action, value = '' }: Bulk): Promise<Act> {
  const { workspaceId } = actor;
  const now = new Date();
  const weights = await readWeights(workspaceId);
  const read = (ids: string[]) => readProspects(workspaceId, ids);
  const edit = (change: (item: ProspectItem) => Partial<ProspectItem>, checks: Operation[] = []): Act => ({
    read,
    checks,
    change: (before) => {
      const said = change(before);
      if (isSame(said, before)) return null;
      const { after, lines } = editProspect(before, said, { by: actor, weights, now });
      return { write: { before, after }, beside: [...lines, ...editEvents(before, after, { more: false, now })] };
    },
  });
  if (action === 'status') return edit(() => ({ status: value as ProspectStatus, ...lostReasonFor(value) }));
  if (action === 'owner') {
    const ownerId = value === 'me' ? actor.userId : idOf(value);
    return edit(() => ({ ownerId }), await standing(ownedBy(workspaceId, ownerId, 'value')));
  }
  if (action === 'client') {
    const clientId = idOf(value);
    return edit(() => ({ clientId }), await standing(fileUnder(workspaceId, clientId, 'value')));
  }
  if (action === 'tag') return edit(({ tags }) => ({ tags: tagged(tags, value) }));
  if (action === 'untag') return edit(({ tags }) => ({ tags: tags.filter((tag) => tag !== value) }));
  if (action === 'delete') return { read, change: (item) => ({ write: { gone: item }, beside: intoTrash(item, now) }) };
  return {
    read: async (ids) => {
      const items = await readTrash(workspaceId, ids, now);
      // One after the other: the first of two that were deleted has what both had.
      if (haveTheSame(items, 'email') || haveTheSame(items, 'namesKey')) throw changedMeanwhile;
      return items;
    },
    change: async (item) => {
      await refuseTakenEmail(item);
      return { write: { made: item, workspace: actor.workspace }, beside: outOfTrash(item, now) };
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

type BulkOutcome = { id: string; ok: boolean; message: string | null };

const outcomeOf = (id: string, found: Set<string>): BulkOutcome =>
  found.has(id) ? { id, ok: true, message: null } : { id, ok: false, message: reasons.not_found.message };

async function runTogether(actor: Actor, act: Act, action: string, ids: string[]): Promise<BulkOutcome[]> {
  try {
    const found = await writeActs(actor, act, action, ids);
    return ids.map((id) => outcomeOf(id, found));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  const outcomes: BulkOutcome[] = [];
  for (const id of ids) outcomes.push(await runAlone(actor, act, action, id));
  return outcomes;
}

async function runAlone(actor: Actor, act: Act, action: string, id: string): Promise<BulkOutcome> {
  try {
    const found = await withFreshReads(() => writeActs(actor, act, action, [id]));
    return outcomeOf(id, found);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const message = isChangedMeanwhile(error) ? reasons.conflict.message : error.message;
    return { id, ok: false, message: error.extras.details?.[0]?.message ?? message };
  }
}

/** In one transaction; answers who was there. */
async function writeActs(actor: Actor, act: Act, action: string, ids: string[]): Promise<Set<string>> {
  const { workspaceId } = actor;
  const items = await act.read(ids);
  const changes = (await Promise.all(items.map(act.change))).filter((change) => change !== null);
  const made = changes.flatMap((change) => ('made' in change.write ? [change.write.made] : []));
  if (changes.length > 0)
    await write([
      ...(act.checks ?? []),
      ...stillStanding(workspaceId, made),
      ...changes.flatMap(({ beside }) => beside),
      ...prospectWrites(changes.map((change) => change.write)),
      audit(actor, { type: 'prospects.edited', entityId: workspaceId, changed: [action] }),
    ]);
  return new Set(items.map(({ prospectId }) => prospectId));
}
