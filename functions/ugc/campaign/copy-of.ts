import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { nameOfCopy } from '../../../shared/ugc/name-of-copy.ts';
import { newId } from '../../platform/new-id.ts';
import type { UgcCampaignItem } from '../core/campaign.entity.ts';
import { newCampaign } from './new-campaign.ts';

/** A new draft that says the same, without a last day that is past. */
export function copyOf({ workspaceId, name, brandId, content }: UgcCampaignItem, now: Date): UgcCampaignItem {
  const day = content.applicationsCloseOn;
  return newCampaign(
    { workspaceId },
    {
      name: nameOfCopy(name),
      brandId,
      content: {
        ...content,
        deliverables: content.deliverables.map((one) => ({ ...one, id: newId('bdl', now) })),
        applicationsCloseOn: day !== null && day >= parisDay(now) ? day : null,
      },
    },
    now,
  );
}
