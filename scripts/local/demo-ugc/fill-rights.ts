import { allCampaigns } from '../../../functions/campaigns/core/all-campaigns.ts';
import { readAds } from '../../../functions/campaigns/performance/read-ads.door.ts';
import { clientsOf } from '../../../functions/clients/core/known-clients.door.ts';
import { update, write } from '../../../functions/platform/db/write.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import { newId } from '../../../functions/platform/new-id.ts';
import { UgcDeliverable } from '../../../functions/ugc/core/deliverable.entity.ts';
import { looked, UgcRight, watched } from '../../../functions/ugc/core/right.entity.ts';
import { linkRight } from '../../../functions/ugc/right/link-right.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';

const title = 'Routine du soir, film d’agence';
const [client, campaign] = ['Bérénice Cosmétiques', 'FR | Ventes | Routine du soir | Femmes 25-44'];

/** Gives the demo agency a right that ended some days ago, of a film that a campaign still shows. */
export async function fillRights({ workspaceId }: Actor): Promise<void> {
  const { data: there } = await UgcRight.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const brandId = (await clientsOf(workspaceId)).find(({ name }) => name === client)?.clientId;
  const shown = (await allCampaigns(workspaceId)).find(({ name }) => name === campaign);
  if (!brandId || !shown || there.some((right) => right.title === title)) return;
  const now = new Date();
  await runFilms(workspaceId, shown, now);
  const today = parisDay(now);
  const right = {
    ...{ rightId: newId('drt', now), endsOn: addDays(today, -5), linkedCampaignId: shown.campaignId },
    uses: [],
  };
  await UgcRight.create({
    ...right,
    ...{ workspaceId, brandId, title, creatorName: 'Studio Ambre', origin: 'external', deliverableIds: [] },
    granted: {
      ...{ supports: ['paid_social'], networks: ['instagram', 'facebook'], territories: ['FR'], months: 6 },
      ...{ modifications: true, exclusivity: null, whitelisting: null },
    },
    ...{ startsOn: addDays(today, -187), feeCents: 90_000 },
    ...{ ...watched(right, today), ...looked(right, today) },
    ...{ createdAt: now.toISOString(), updatedAt: now.toISOString(), version: 1 },
  }).go();
}

/** The films that are approved run as ads of that campaign, one each. */
async function runFilms(workspaceId: string, campaign: Parameters<typeof readAds>[0], now: Date): Promise<void> {
  const ads = await readAds(campaign);
  const { data } = await UgcDeliverable.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const films = data.filter(({ status, linkedCampaignId }) => status === 'approved' && linkedCampaignId === undefined);
  for (const [at, film] of films.entries()) {
    const ad = ads[at];
    if (!ad) return;
    const { campaignId: linkedCampaignId } = campaign;
    const change = UgcDeliverable.patch({ workspaceId, deliverableId: film.deliverableId })
      .set({ linkedCampaignId, adName: ad.name, updatedAt: now.toISOString() })
      .add({ version: 1 });
    await write([update(change), ...(await linkRight(film, linkedCampaignId, now))]);
  }
}
