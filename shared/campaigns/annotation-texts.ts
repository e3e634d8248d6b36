import type { Campaign } from './campaign.ts';
import { campaignStatuses } from './campaigns.rules.ts';

type Changing = Pick<Campaign, 'status' | 'currency'> & { budget?: Campaign['budget'] | undefined };

/** What a change of status or budget is called; null where neither changes. */
export function changeText(before: Changing, after: Changing): string | null {
  const [budget, was] = [budgetText(after), budgetText(before)];
  const parts = [
    before.status === after.status
      ? null
      : `Statut\u00a0: ${campaignStatuses[before.status]} → ${campaignStatuses[after.status]}`,
    budget === was ? null : `Budget\u00a0: ${was} → ${budget}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

function budgetText({ budget, currency }: Changing): string {
  if (!budget) return 'aucun';
  const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(budget.amount);
  return budget.type === 'daily' ? `${amount} par jour` : `${amount} au total`;
}
