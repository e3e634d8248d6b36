import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { daysLeftOf, rightStatusOf } from '../../../shared/rules/ugc/right-days.ts';
import type { UgcRight as ShownRight } from '../../../shared/ugc/right.ts';
import { campaignIdsOf, type UgcRightItem } from '../core/right.entity.ts';

/** As it stands today; of a code, its last signs alone. */
export function shownRight(item: UgcRightItem, today = parisDay()): ShownRight {
  const { startsOn, endsOn, terminatedOn = null, code } = item;
  const { whitelisting, ...granted } = item.granted;
  return {
    id: item.rightId,
    origin: item.origin,
    title: item.title,
    brandId: item.brandId,
    creatorId: item.creatorId ?? null,
    creatorName: item.creatorName,
    collaborationId: item.collaborationId ?? null,
    deliverableIds: item.deliverableIds,
    supports: granted.supports,
    networks: granted.networks,
    territories: granted.territories,
    modifications: granted.modifications,
    exclusivity: granted.exclusivity,
    whitelisting: whitelisting && {
      network: whitelisting.network,
      codeHint: code?.hint ?? null,
      codeExpiresOn: code?.expiresOn ?? null,
    },
    startsOn,
    endsOn,
    fee: ofHundredths(item.feeCents),
    status: rightStatusOf({ startsOn, endsOn, terminatedOn }, today),
    daysLeft: daysLeftOf(endsOn, today),
    uses: item.uses,
    takenDownAt: item.takenDownAt ?? null,
    linkedCampaignId: item.linkedCampaignId ?? null,
    linkedCampaignIds: campaignIdsOf(item),
    extension: shownExtension(item, today),
    notes: item.notes ?? null,
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
    version: item.version,
  };
}

/** One whose day has passed, or whose right is over, waits for nobody, whether the clock has seen it or not. */
function shownExtension({ extension, terminatedOn }: UgcRightItem, today: string): ShownRight['extension'] {
  if (!extension) return null;
  const { months, feeCents, startsOn, endsOn, expiresOn, proposedAt } = extension;
  const isOver = terminatedOn !== undefined || expiresOn < today;
  const status = extension.status === 'proposed' && isOver ? 'expired' : extension.status;
  return { months, fee: ofHundredths(feeCents), status, startsOn, endsOn, expiresOn, proposedAt };
}
