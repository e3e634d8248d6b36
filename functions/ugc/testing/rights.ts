import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { newId } from '../../platform/new-id.ts';
import { UgcRight, type UgcRightItem, watched } from '../core/right.entity.ts';

/** A right that ends in so many days. */
export async function endingRight(workspaceId: string, days = 3): Promise<UgcRightItem> {
  const now = new Date();
  const [rightId, endsOn] = [newId('drt', now), addDays(parisDay(now), days)];
  const item: UgcRightItem = {
    ...{ workspaceId, rightId, origin: 'external', title: 'Sérum Rosée', creatorName: 'Léa Morin' },
    ...{ brandId: 'cli_1', deliverableIds: [], feeCents: 20_000, uses: [] },
    granted: {
      ...{ supports: ['paid_social'], networks: ['tiktok'], territories: ['FR'], months: 6 },
      ...{ modifications: false, exclusivity: null, whitelisting: null },
    },
    ...{ startsOn: addDays(parisDay(now), -100), endsOn, ...watched({ rightId, endsOn }, parisDay(now)) },
    ...{ createdAt: now.toISOString(), updatedAt: now.toISOString(), version: 1 },
  };
  await UgcRight.create(item).go();
  return item;
}

/** As people note a content that they bought elsewhere, which ends in so many days. */
export const externalRight = (days = 3) => ({
  ...{ title: 'Film de l’agence', creatorName: 'Studio Ambre', fee: 450 },
  ...{ supports: ['paid_social' as const], networks: ['instagram' as const], territories: ['FR'] },
  ...{ startsOn: addDays(parisDay(), -60), endsOn: addDays(parisDay(), days) },
});
