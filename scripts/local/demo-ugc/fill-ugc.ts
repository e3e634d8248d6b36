import { clientsOf } from '../../../functions/clients/core/known-clients.door.ts';
import { shardOf } from '../../../functions/platform/db/shard-of.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import { newId } from '../../../functions/platform/new-id.ts';
import { countOneUnderWay } from '../../../functions/ugc/campaign/campaign-room.ts';
import { insertCampaign, newCampaign } from '../../../functions/ugc/campaign/new-campaign.ts';
import { closingShards, UgcCampaign, type UgcCampaignItem } from '../../../functions/ugc/core/campaign.entity.ts';
import { openCall } from '../../../functions/ugc/core/public-call.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { isUnderWay } from '../../../shared/rules/ugc/campaign-states.ts';
import type { UgcCampaignStatus } from '../../../shared/ugc/campaign.rules.ts';
import { contentOf, demoUgcCampaigns } from './demo-campaigns.ts';

/** What ends once creators have lived through it begins as they find it. */
const begunAs = ({ status }: (typeof demoUgcCampaigns)[number]): UgcCampaignStatus =>
  status === 'closed' || status === 'completed' ? 'open' : status;

/** Gives the demo agency campaigns with creators, at every state; those that are there already stay as they are. */
export async function fillUgc(actor: Actor): Promise<void> {
  const { workspaceId } = actor;
  const { data: there } = await UgcCampaign.query.byWorkspace({ workspaceId }).go({ attributes: ['name'] });
  const known = new Set(there.map(({ name }) => name));
  const clients = new Map((await clientsOf(workspaceId)).map(({ name, clientId }) => [name, clientId]));
  // The newest comes last.
  for (const demo of demoUgcCampaigns.toReversed()) {
    const { name, client, closesIn } = demo;
    const status = begunAs(demo);
    const brandId = clients.get(client);
    if (!brandId || known.has(name)) continue;
    const now = new Date();
    const content = contentOf(demo, addDays(parisDay(now), closesIn), () => newId('bdl'));
    const item: UgcCampaignItem = { ...newCampaign(actor, { name, brandId, content }, now), status };
    const published = status === 'draft' ? {} : { publishedAt: now.toISOString() };
    const waiting =
      status === 'open'
        ? {
            ...{ closingShard: shardOf(workspaceId, closingShards), closesOn: content.applicationsCloseOn ?? '' },
            ...(content.visibility === 'marketplace' && { marketKey: 'all' as const }),
          }
        : {};
    await insertCampaign(actor, { ...item, ...published, ...waiting }, [
      ...(isUnderWay(status) ? [countOneUnderWay(actor), openCall(item)] : []),
    ]);
  }
}
