import { eurosText } from '../../../../../shared/billing/euros.ts';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { formatCount, formatDay } from '../../../lib/format.ts';

/** Who stands where, from the first stage to the last; what is nobody's is not said. */
export function countsText({ counts }: UgcCampaign): string {
  const { invited, applied, shortlisted, offered, engaged, submitted, approved, paid } = counts;
  const said = [
    [invited, 'invité', 'invités'],
    [applied, 'candidature', 'candidatures'],
    [shortlisted, 'présélectionné', 'présélectionnés'],
    [offered, 'offre envoyée', 'offres envoyées'],
    [engaged, 'en production', 'en production'],
    [submitted, 'à relire', 'à relire'],
    [approved, 'validé', 'validés'],
    [paid, 'payé', 'payés'],
  ] as const;
  const texts = said.filter(([count]) => count > 0).map(([count, one, many]) => formatCount(count, one, many));
  return texts.length > 0 ? texts.join(' · ') : 'Aucun créateur pour l’instant';
}

/** What of the budget is promised. */
export const budgetText = ({ budget, money }: UgcCampaign): string =>
  budget === null
    ? `${eurosText(money.committed)} engagés`
    : `${eurosText(money.committed)} engagés sur ${eurosText(budget)}`;

/** Until when creators may ask, where that is known. */
export function closingText({ status, applicationsCloseOn }: UgcCampaign): string | null {
  if (applicationsCloseOn === null) return null;
  if (status === 'draft' || status === 'open') return `Candidatures jusqu’au ${formatDay(applicationsCloseOn)}`;
  return `Close le ${formatDay(applicationsCloseOn)}`;
}
