import { overSince } from '../../../shared/rules/ugc/right-days.ts';
import type { ListedRight } from '../../../shared/ugc/right.ts';
import {
  type SpendingCampaign,
  spendingCampaigns,
  spendsAfter,
  spentAfter,
} from '../../campaigns/core/spending-campaigns.door.ts';
import { campaignIdsOf, type UgcRightItem } from '../core/right.entity.ts';

type StillShown = NonNullable<ListedRight['stillShown']>;

/** Of some rights of a workspace, those whose content is still shown without one, by id: campaigns that it is linked to spend. */
export async function stillShown(
  workspaceId: string,
  rights: readonly UgcRightItem[],
  today: string,
): Promise<Map<string, StillShown>> {
  const over = rights.flatMap((right) => {
    const since = overSince(right, today);
    const campaignIds = since ? campaignIdsOf(right) : [];
    return since && campaignIds.length > 0 ? [{ rightId: right.rightId, ...since, campaignIds }] : [];
  });
  const asked = new Map<string, string>();
  for (const { campaignIds, first } of over)
    for (const id of campaignIds) if (first < (asked.get(id) ?? '~')) asked.set(id, first);
  const spending = await spendingCampaigns(workspaceId, asked, today);
  return new Map(
    over.flatMap(({ rightId, first, last, campaignIds }) => {
      const own = campaignIds.flatMap((id) => spending.get(id) ?? []).filter((one) => spendsAfter(one, last, today));
      const shown = (one: SpendingCampaign) => ({
        ...{ id: one.campaignId, name: one.name, currency: one.currency },
        spent: spentAfter(one, first),
      });
      return own.length > 0 ? [[rightId, { since: first, campaigns: own.map(shown) }] as const] : [];
    }),
  );
}
