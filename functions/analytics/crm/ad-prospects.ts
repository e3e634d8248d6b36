import { addDays, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { CampaignsTogether } from '../../campaigns/list/campaigns-together.door.ts';
import { type CountedProspect, prospectRows } from '../../prospects/search/prospect-rows.door.ts';

type Asked = Pick<CampaignsTogether, 'ids' | 'narrowedBy' | 'currency'> & {
  clientId: readonly string[] | undefined;
  /** The days on which they were made, in Paris. */
  period: Period;
};

/**
 * The prospects that ads brought in a period: those of the campaigns, and those of the source « Publicité » that name none, where
 * nothing narrows the campaigns but their client, and their currency, which is then theirs too.
 */
export async function adProspects(workspaceId: string, { ids, narrowedBy, currency, clientId, period }: Asked) {
  const [from, end] = [parisMidnight(period.from), parisMidnight(addDays(period.to, 1))];
  const narrowed = narrowedBy.some((name) => name !== 'clientId' && name !== 'currency');
  const isOfMoney = (row: CountedProspect) => !narrowedBy.includes('currency') || row.currency === currency;
  const isOfClient = (own: string) => !clientId || clientId.includes(own);
  const found: CountedProspect[] = [];
  for (const row of await prospectRows(workspaceId)) {
    if (row.createdMs < from || row.createdMs >= end) continue;
    const { campaignId, source, clientId: own = 'none' } = row;
    const isOfCampaign = campaignId !== undefined && ids.has(campaignId);
    const isOfNone = campaignId === undefined && source === 'ads' && !narrowed;
    if (isOfCampaign || (isOfNone && isOfClient(own) && isOfMoney(row))) found.push(row);
  }
  return found;
}
