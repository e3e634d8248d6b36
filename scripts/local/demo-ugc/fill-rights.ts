import { allCampaigns } from '../../../functions/campaigns/core/all-campaigns.ts';
import { clientsOf } from '../../../functions/clients/core/known-clients.door.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import { newId } from '../../../functions/platform/new-id.ts';
import { looked, UgcRight, watched } from '../../../functions/ugc/core/right.entity.ts';
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
