import { isDeepStrictEqual } from 'node:util';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { standingClients } from '../../clients/core/standing-clients.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { allCampaigns } from '../core/all-campaigns.ts';
import { blankCampaign } from '../core/blank-campaign.ts';
import type { CampaignItem, PlatformSaid } from '../core/campaign.entity.ts';
import { type CampaignWrite, campaignWrites, namedMeanwhile } from '../core/campaign-writes.ts';
import { readCampaigns } from '../core/read-campaign.ts';
import type { ConnectionItem } from './connection.entity.ts';
import { conversionNameOf, type ReadCampaign } from './graph-campaigns.ts';
import { MetaCampaigns } from './meta-campaigns.ts';

export type Brought = { created: number; matched: number; overLimit: number; refused: string[]; changed: string[] };

/** Of the hundred operations of a transaction. */
const campaignsAtOnce = 40;

/** The campaigns of a connected account that the workspace knows, by Meta's id. */
export async function knownCampaigns({
  workspaceId,
  connectionId,
}: ConnectionItem): Promise<Map<string, CampaignItem>> {
  const own = (await allCampaigns(workspaceId)).filter((item) => item.connectionId === connectionId);
  return new Map(own.map((item) => [item.externalId ?? '', item]));
}

/**
 * Has the workspace hold what an account says of its campaigns: by Meta's id, else by the name of one that has none, else
 * new. What people changed stands until Meta says something else. Nothing is written of what is as it was; those that the
 * plan has no place for among the active ones come in paused.
 */
export async function bringCampaigns(connection: ConnectionItem, read: readonly ReadCampaign[]): Promise<Brought> {
  const { workspaceId } = connection;
  const brought: Brought = { created: 0, matched: 0, overLimit: 0, refused: [], changed: [] };
  const { data: workspace } = await Workspace.get({ workspaceId }).go({ consistent: true });
  if (!workspace) return brought;
  const clients = connection.clientId ? await standingClients(workspaceId, [connection.clientId]) : new Map();
  const clientId = clients.get(connection.clientId ?? '');
  const ground = { workspace, connection: { ...connection, clientId }, known: await MetaCampaigns.read(connection) };
  for (const some of chunks(read, campaignsAtOnce)) await bringSome(ground, some, brought);
  return brought;
}

type Ground = { workspace: WorkspaceItem; connection: ConnectionItem; known: MetaCampaigns };

/** Together and, where one of them stands in the way, each on its own. */
async function bringSome(ground: Ground, some: readonly ReadCampaign[], brought: Brought) {
  try {
    add(brought, await writeTogether(ground, some, true));
    return;
  } catch (error) {
    if (!isLimit(error)) throw error;
  }
  for (const one of some) {
    try {
      add(brought, await writeTogether(ground, [one], true));
    } catch (error) {
      if (!isLimit(error)) throw error;
      await bringHeld(ground, one, brought);
    }
  }
}

/** One that may not be active, or not be at all. */
async function bringHeld(ground: Ground, one: ReadCampaign, brought: Brought) {
  try {
    add(brought, await writeTogether(ground, [one], false));
    brought.overLimit += 1;
  } catch (error) {
    if (!isLimit(error)) throw error;
    brought.refused.push(one.said.name);
  }
}

const isLimit = (error: unknown) =>
  error instanceof AppError && (error.reason === 'plan_limit' || error.reason === 'campaign_limit');

type Added = Pick<Brought, 'created' | 'matched' | 'changed'>;

function add(brought: Brought, { created, matched, changed }: Added): void {
  brought.created += created;
  brought.matched += matched;
  brought.changed.push(...changed);
}

/** Those that others made or renamed meanwhile are looked for again. */
async function writeTogether(ground: Ground, some: readonly ReadCampaign[], mayActivate: boolean): Promise<Added> {
  for (;;) {
    try {
      return await withFreshReads(() => writeWanted(ground, some, mayActivate));
    } catch (error) {
      if (error !== namedMeanwhile) throw error;
      ground.known = await MetaCampaigns.read(ground.connection);
    }
  }
}

async function writeWanted(
  { workspace, connection, known }: Ground,
  some: readonly ReadCampaign[],
  mayActivate: boolean,
) {
  const now = new Date();
  const wanted = known.find(some, connection);
  const ids = wanted.flatMap(({ campaignId }) => campaignId ?? []);
  const fresh = new Map((await readCampaigns(connection.workspaceId, ids)).map((item) => [item.campaignId, item]));
  const writes = wanted.flatMap(({ one, campaignId }): CampaignWrite[] => {
    if (campaignId === undefined) return [{ made: made(connection, one, mayActivate, now) }];
    const before = fresh.get(campaignId);
    // Deleted since it was looked for.
    return before ? changeOf(before, edited(before, connection, one, mayActivate), now) : [];
  });
  const operations = await campaignWrites(workspace, writes, known.namings);
  if (operations.length > 0) await write(operations);
  known.note(writes);
  const changed = writes.flatMap((one) => ('before' in one ? [one.before.campaignId] : []));
  return { created: wanted.length - ids.length, matched: ids.length, changed };
}

/** Nothing where it is as it was. */
function changeOf(before: CampaignItem, after: CampaignItem, now: Date): CampaignWrite[] {
  if (isDeepStrictEqual(clean(after), clean(before))) return [];
  return [{ before, after: { ...after, updatedAt: now.toISOString(), version: before.version + 1 } }];
}

const clean = (item: CampaignItem) => JSON.parse(JSON.stringify(item));

/** A status that may not be given is as if Meta had not said it: the next reading tries again. */
function heldBack({ said }: ReadCampaign, before: CampaignItem | undefined, mayActivate: boolean): PlatformSaid {
  if (mayActivate || said.status !== 'active' || before?.status === 'active') return said;
  const { status: _, ...others } = said;
  return before?.platformSaid?.status ? { ...others, status: before.platformSaid.status } : others;
}

function edited(
  before: CampaignItem,
  connection: ConnectionItem,
  one: ReadCampaign,
  mayActivate: boolean,
): CampaignItem {
  const said = heldBack(one, before, mayActivate);
  const last = before.platformSaid ?? {};
  const news = Object.entries(said).filter(([field, value]) => {
    if (field === 'attribution') return false;
    return !isDeepStrictEqual(last[field as keyof PlatformSaid], value);
  });
  const after: CampaignItem = {
    ...before,
    ...Object.fromEntries(news.map(([field, value]) => [field, value ?? undefined])),
    platformStatus: one.platformStatus,
    externalId: one.externalId,
    connectionId: connection.connectionId,
    conversionName: before.conversionName ?? conversionNameOf(one.said.objective),
    timezone: before.firstDay ? before.timezone : connection.timezone,
    platformSaid: { ...said, attribution: last.attribution ?? null },
  };
  // People may have moved one of two dates.
  if (after.startDate && after.endDate && after.endDate < after.startDate) after.endDate = undefined;
  return after;
}

function made(connection: ConnectionItem, one: ReadCampaign, mayActivate: boolean, now: Date): CampaignItem {
  const { name, objective, status, budget, startDate, endDate } = one.said;
  return {
    ...blankCampaign(now),
    workspaceId: connection.workspaceId,
    name,
    platform: 'meta',
    objective,
    status: status === 'active' && !mayActivate ? 'paused' : status,
    platformStatus: one.platformStatus,
    externalId: one.externalId,
    connectionId: connection.connectionId,
    platformSaid: heldBack(one, undefined, mayActivate),
    clientId: connection.clientId,
    currency: connection.currency,
    timezone: connection.timezone,
    budget: budget ?? undefined,
    startDate: startDate ?? undefined,
    endDate: endDate ?? undefined,
    conversionName: conversionNameOf(objective),
  };
}
