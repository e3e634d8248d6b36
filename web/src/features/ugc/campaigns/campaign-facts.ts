import { eurosText } from '../../../../../shared/billing/euros.ts';
import { rightsSentence } from '../../../../../shared/rules/ugc/rights-sentence.ts';
import { diffusions, shippingModes } from '../../../../../shared/ugc/campaign.rules.ts';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { feeText } from '../../../../../shared/ugc/fee-text.ts';
import { formatCount, formatDay } from '../../../lib/format.ts';

const joined = (lines: readonly string[]) => lines.join('\n') || null;

/** What creators read of a brief, each under its name; what is not said is left out. */
export function factsOf(campaign: UgcCampaign): [name: string, said: string][] {
  const { product, brief, fee, delays, deliverables } = campaign;
  const handed = deliverables.map(({ label, quantity, ratio, hooks, subtitles }) =>
    [
      quantity > 1 ? `${quantity} × ${label}` : label,
      ratio,
      hooks > 0 && formatCount(hooks, 'accroche'),
      subtitles && 'sous-titrée',
    ]
      .filter(Boolean)
      .join(', '),
  );
  const kept = product.value > 0 ? `, d’une valeur de ${eurosText(product.value)}` : '';
  const facts: [string, string | null][] = [
    ['Objectif', campaign.objective],
    ['Produit', product.name && `${product.name}${kept}`],
    ['À savoir', product.description],
    ['Envoi', shippingModes[product.shipping]],
    ['Livrables', joined(handed)],
    ['Messages', joined(brief.messages)],
    ['À faire', joined(brief.mustDo)],
    ['À éviter', joined(brief.mustNotDo)],
    ['Accroches à essayer', joined(brief.hooks)],
    ['Appel à l’action', brief.callToAction],
    ['Ton', brief.tone],
    ['Diffusion', diffusions[campaign.diffusion]],
    ['Droits', rightsSentence(campaign.rights)],
    ['Rémunération', fee ? feeText(fee) : 'Chaque créateur propose la sienne'],
    ['Retouches comprises', String(campaign.revisionsIncluded)],
    ['Première version', `sous ${formatCount(delays.firstVersionDays, 'jour')}`],
    [
      'Paiement',
      delays.paymentDays === 0
        ? 'dès la validation'
        : `sous ${formatCount(delays.paymentDays, 'jour')} après validation`,
    ],
    ['Candidatures', campaign.applicationsCloseOn && `jusqu’au ${formatDay(campaign.applicationsCloseOn)}`],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
