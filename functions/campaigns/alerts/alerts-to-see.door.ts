import type { Alert as ShownAlert } from '../../../shared/campaigns/alert.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { counterSum } from '../../../shared/rules/sums.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { figuresIn } from '../core/figures-in.ts';
import { Alert } from './alert.entity.ts';
import { compareAlerts } from './alert-order.ts';
import { shownAlert } from './shown-alert.ts';

type Told = ShownAlert & { campaign: { id: string; name: string } };

/** As far back as the money that an alert concerns goes. */
const spendDays = 7;

/**
 * The open alerts of campaigns that concern the most money, in the order of their list. Campaigns name their alerts: read are
 * those of the campaigns that spent the most, a hundred at once however many there are; nothing where none is open.
 */
export async function alertsToSee(
  workspaceId: string,
  campaigns: readonly CampaignItem[],
  { today, most }: { today: string; most: number },
): Promise<Told[]> {
  const open = campaigns.filter(({ status, openAlerts = 0 }) => status === 'active' && openAlerts > 0);
  const named = new Map((await bySpend(workspaceId, open, today)).map((item) => [item.campaignId, item]));
  const keys = [...named.values()].flatMap(({ alertIds = [] }) =>
    alertIds.map((alertId) => ({ workspaceId, alertId })),
  );
  const items = await readTogether(keys.slice(0, mostTogether).map((key) => Alert.get(key)));
  const found = items.flatMap((Item): Told[] => {
    const { data } = Alert.parse({ Item });
    const campaign = data && named.get(data.campaignId);
    if (!campaign || data.state !== 'open') return [];
    return [{ ...shownAlert(data, campaign), campaign: { id: campaign.campaignId, name: campaign.name } }];
  });
  return found.sort(compareAlerts(found)).slice(0, most);
}

/** The most first; nothing is worked out where all can be read. */
async function bySpend(workspaceId: string, open: readonly CampaignItem[], today: string) {
  const alerts = open.reduce((sum, { alertIds = [] }) => sum + alertIds.length, 0);
  if (alerts <= mostTogether) return open;
  const figures = await figuresIn(workspaceId, open, { from: addDays(today, -spendDays), to: addDays(today, -1) });
  const spendOf = ({ campaignId }: CampaignItem) => {
    const sums = figures.get(campaignId)?.sums;
    return (sums && counterSum(sums, 'spend')) ?? 0;
  };
  return [...open].sort((a, b) => spendOf(b) - spendOf(a));
}
