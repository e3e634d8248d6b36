import { findUserByEmail } from '../../../functions/auth/account/find-user.door.ts';
import { allCampaigns } from '../../../functions/campaigns/core/all-campaigns.ts';
import type { CampaignItem } from '../../../functions/campaigns/core/campaign.entity.ts';
import { CampaignNaming, readNaming } from '../../../functions/campaigns/core/campaign-naming.entity.ts';
import { campaignWrites } from '../../../functions/campaigns/core/campaign-writes.ts';
import { ExchangeRates, readRates } from '../../../functions/campaigns/core/exchange-rates.entity.ts';
import { recordRows } from '../../../functions/campaigns/performance/record-rows.ts';
import { clientsOf } from '../../../functions/clients/core/known-clients.door.ts';
import { write } from '../../../functions/platform/db/write.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import { newId } from '../../../functions/platform/new-id.ts';
import type { NamingRule } from '../../../shared/campaigns/naming.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { demoClients } from '../demo-clients/demo-clients.ts';
import { demoCampaigns, type MadeCampaign } from './demo-campaigns.ts';

/** Gives the demo agency campaigns with their figures; an interrupted start goes on where it stood. */
export async function fillCampaigns(actor: Actor, leaving: AbortSignal): Promise<void> {
  const { workspaceId, workspace } = actor;
  await fillRates(workspaceId, parisDay());
  await fillNaming(workspaceId);
  const known = new Map((await allCampaigns(workspaceId)).map((item) => [item.externalId, item]));
  const all = [...demoCampaigns(parisDay())];
  const itemOf = await itemsOf(actor, all);
  const items = all.map((made) => known.get(made.content.externalId) ?? itemOf(made));
  const missing = items.filter(({ externalId }) => !known.has(externalId));
  if (missing.length > 0)
    await write(
      await campaignWrites(
        workspace,
        missing.map((made) => ({ made })),
      ),
    );
  // As a run that says at its end what it did, and not campaign by campaign: nobody waits to be told of these.
  const origin = { source: 'import' as const, importId: newId('cim') };
  for (const [at, { rows }] of all.entries()) {
    const campaignId = items[at]?.campaignId;
    if (leaving.aborted) return;
    if (campaignId && rows.length > 0) await recordRows({ actor, campaignId, rows, origin });
  }
}

/** Of the dollar, so that all can be told in euros; the agency's own are left as they are. */
async function fillRates(workspaceId: string, today: string): Promise<void> {
  if ((await readRates(workspaceId)).version > 0) return;
  const rates = [420, 240, 90, 30].map((ago, at) => ({
    currency: 'USD',
    day: addDays(today, -ago),
    rate: [0.912, 0.885, 0.861, 0.858][at] ?? 0.86,
  }));
  await ExchangeRates.put({ workspaceId, rates, version: 1 }).go();
}

/** How the agency names its campaigns and their ads; its own rules are left as they are. */
async function fillNaming(workspaceId: string): Promise<void> {
  if ((await readNaming(workspaceId)).version > 0) return;
  const rules: NamingRule[] = [
    { level: 'campaign', separator: '|', fields: ['zone', 'but', 'offre', 'cible'] },
    { level: 'ad', separator: '|', fields: ['format', 'accroche', 'version'] },
  ];
  await CampaignNaming.put({ workspaceId, rules, version: 1 }).go();
}

async function itemsOf({ workspaceId, userId }: Actor, all: readonly MadeCampaign[]) {
  const clients = new Map((await clientsOf(workspaceId)).map(({ name, clientId }) => [name, clientId]));
  const industries = new Map(demoClients.map(({ name, industry }) => [name, industry]));
  const owners = new Map<string, string>();
  for (const email of new Set(all.map(({ owner }) => owner)))
    owners.set(email, (await findUserByEmail(email))?.userId ?? userId);
  return ({ client, owner, content }: MadeCampaign): CampaignItem => {
    const now = new Date();
    const started = new Date(`${content.startDate}T09:00:00Z`);
    // One that is to come was written down by now.
    const createdAt = started < now ? started : now;
    return {
      ...content,
      ...{ boardIds: [], adIds: [], adCount: 0, revision: 1, version: 1 },
      workspaceId,
      campaignId: newId('cmp', createdAt),
      clientId: clients.get(client),
      industry: industries.get(client) || undefined,
      ownerId: owners.get(owner),
      createdAt: createdAt.toISOString(),
      updatedAt: createdAt.toISOString(),
    };
  };
}
