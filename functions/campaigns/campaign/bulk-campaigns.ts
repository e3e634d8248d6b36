import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import { type CampaignStatus, campaignLimits, campaignStatuses } from '../../../shared/campaigns/campaigns.rules.ts';
import { campaignProblems } from '../../../shared/campaigns/messages.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import { requiredField } from '../../../shared/kernel/validation-messages.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { isChangedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { refuseContradictions } from '../core/campaign-content.ts';
import { editEvents } from '../core/campaign-events.ts';
import { type CampaignWrite, campaignWrites } from '../core/campaign-writes.ts';
import { readCampaigns } from '../core/read-campaign.ts';
import { purgeLater } from './removals-queue.ts';
import { intoTrash, outOfTrash, readTrash } from './trash.ts';

type Bulk = Call<typeof campaigns.bulkCampaigns>['body'];
/** Under `clientId` it comes back, if that client stands. */
type Change = { write: CampaignWrite; beside: Operation[]; clientId?: string | undefined };
type Act = {
  /** Those that it can be done to. */
  read: (ids: string[]) => Promise<CampaignItem[]>;
  /** What becomes of one of them; null when nothing does. */
  change: (item: CampaignItem) => Promise<Change | null>;
  /** What has to hold for all of them. */
  checks?: Operation[];
};
type Outcome = { id: string; ok: boolean; message: string | null };

/** Of the hundred actions of a transaction, five a campaign and three for all. */
const campaignsAtOnce = 19;

/** Does one thing to many campaigns: several to a transaction and, where one of them stands in the way, each on its own. */
export const handler = defineHandler(campaigns.bulkCampaigns, async ({ actor, body }) => {
  if (body.action === 'delete' && !actor.permissions.has('campaigns:delete')) throw new AppError('forbidden');
  const ids = [...new Set(body.ids)];
  const act = await actOf(actor, body);
  if (body.action === 'delete')
    for (const campaignIds of chunks(ids, 100)) await purgeLater({ workspaceId: actor.workspaceId, campaignIds });
  const items: Outcome[] = [];
  for (const some of chunks(ids, campaignsAtOnce)) items.push(...(await runTogether(actor, act, body.action, some)));
  return { items };
});

async function actOf(actor: Actor, { action, value }: Bulk): Promise<Act> {
  const { workspaceId } = actor;
  const now = new Date();
  if (action === 'delete')
    return {
      read: (ids) => readCampaigns(workspaceId, ids),
      change: async (item) => ({ write: { gone: item }, beside: intoTrash(item, now) }),
    };
  if (action === 'restore')
    return {
      read: (ids) => readTrash(workspaceId, ids, now),
      change: async (item) => ({
        write: { made: item },
        beside: await outOfTrash(item, now),
        clientId: item.clientId,
      }),
    };
  const { edit, checks = [] } = editOf(actor, action, value);
  // What is asked of all is refused before anything is written, and again with each write.
  if (checks.length > 0) await write(checks);
  return {
    read: (ids) => readCampaigns(workspaceId, ids),
    checks,
    change: async (before) => {
      const said = { ...before, ...edit(before) };
      if (JSON.stringify(said) === JSON.stringify(before)) return null;
      await refuseContradictions(before, said);
      const after = { ...said, updatedAt: now.toISOString(), version: before.version + 1 };
      return { write: { before, after }, beside: await editEvents(before, after, { more: false, now }) };
    },
  };
}

type Edit = { edit: (item: CampaignItem) => Partial<CampaignItem>; checks?: Operation[] };

function editOf(actor: Actor, action: Exclude<Bulk['action'], 'delete' | 'restore'>, value: string | undefined): Edit {
  const { workspaceId } = actor;
  if (action === 'archive') return { edit: () => ({ status: 'archived' }) };
  if (value === undefined) throw invalidField('value', requiredField);
  if (action === 'status') {
    const status = statusOf(value);
    return { edit: () => ({ status }) };
  }
  const id = value === 'none' ? undefined : value;
  if (action === 'owner') {
    const ownerId = value === 'me' ? actor.userId : id;
    return { edit: () => ({ ownerId }), checks: ownedBy(workspaceId, ownerId, 'value') };
  }
  if (action === 'client') return { edit: () => ({ clientId: id }), checks: fileUnder(workspaceId, id, 'value') };
  if (action === 'untag') return { edit: ({ tags }) => ({ tags: tags.filter((tag) => tag !== value) }) };
  return { edit: ({ tags }) => ({ tags: tagged(tags, value) }) };
}

function statusOf(value: string): CampaignStatus {
  const status = keysOf(campaignStatuses).find((one) => one === value);
  if (!status) throw invalidField('value', campaignProblems.status);
  return status;
}

function tagged(tags: string[], tag: string): string[] {
  const all = [...new Set([...tags, tag])];
  if (all.length > campaignLimits.tags) throw invalidField('value', campaignProblems.lastTag);
  return all;
}

async function runTogether(actor: Actor, act: Act, action: string, ids: string[]): Promise<Outcome[]> {
  try {
    const found = await writeActs(actor, act, action, ids);
    return ids.map((id) => outcomeOf(id, found));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  const outcomes: Outcome[] = [];
  for (const id of ids) outcomes.push(await runAlone(actor, act, action, id));
  return outcomes;
}

const outcomeOf = (id: string, found: Set<string>): Outcome =>
  found.has(id) ? { id, ok: true, message: null } : { id, ok: false, message: reasons.not_found.message };

async function runAlone(actor: Actor, act: Act, action: string, id: string): Promise<Outcome> {
  try {
    return outcomeOf(id, await withFreshReads(() => writeActs(actor, act, action, [id])));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const message = isChangedMeanwhile(error) ? reasons.conflict.message : error.message;
    const { details = [] } = error.extras;
    return { id, ok: false, message: error.reason === 'plan_limit' ? message : (details[0]?.message ?? message) };
  }
}

/** In one transaction; answers who was there. */
async function writeActs(actor: Actor, act: Act, action: string, ids: string[]): Promise<Set<string>> {
  const { workspaceId, workspace } = actor;
  const items = await act.read(ids);
  const changes = (await Promise.all(items.map(act.change))).filter((change) => change !== null);
  const clientIds = [...new Set(changes.flatMap(({ clientId }) => clientId ?? []))];
  if (changes.length > 0)
    await write([
      ...(act.checks ?? []),
      ...clientIds.flatMap((clientId) => fileUnder(workspaceId, clientId)),
      ...(await campaignWrites(
        workspace,
        changes.map((change) => change.write),
      )),
      ...changes.flatMap(({ beside }) => beside),
      audit(actor, { type: 'campaigns.edited', entityId: workspaceId, changed: [action] }),
    ]);
  return new Set(items.map(({ campaignId }) => campaignId));
}
