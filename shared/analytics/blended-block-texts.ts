import { money } from './amount-text.ts';
import type { BlendedPeriod } from './blended.contract.ts';
import {
  isUnsigned,
  type QuotientName,
  quotients,
  quotientText,
  reasonText,
  salesText,
  salesWord,
} from './blended-texts.ts';

/** A figure as it stands on a card: what it is, its value or why there is none, and what stands under it. */
export type FigureCard = { label: string; text: string; isKnown: boolean; under: string | null };

/** What the block of real sales says around its figures, on the page as on paper. */
export const blendedBlockTexts = {
  title: ({ source }: BlendedPeriod): string => `${salesWord(source)} et ventes revendiquées`,
  platformColumns: ['Plateforme', 'CA revendiqué', 'Dépense'],
  /** Null where there is something to compare with. */
  nothingSold: (blended: BlendedPeriod): string | null => {
    if (isUnsigned(blended)) return 'Aucune affaire n’a été signée pendant la période.';
    return blended.salesDays === 0
      ? 'Les ventes réelles de la période ne sont pas connues\u00a0: ce que revendiquent les plateformes n’est comparé à rien.'
      : null;
  },
} as const;

const shown: readonly QuotientName[] = ['globalRoas', 'adShare', 'newCustomerCost', 'overclaim'];

export function blendedCards(blended: BlendedPeriod): FigureCard[] {
  const { source, revenue, salesCurrency, spend, currency } = blended;
  const amount = (label: string, value: number | null, { missing, of }: { missing: string; of: string | null }) => ({
    ...{ label, text: value === null ? missing : money(value, of), isKnown: value !== null, under: null },
  });
  return [
    {
      ...amount(salesWord(source), revenue, { missing: 'non renseignées', of: salesCurrency }),
      under: salesText(blended) || null,
    },
    amount('Dépense publicitaire', spend, { missing: 'non mesurée', of: currency }),
    ...shown.map((name) => {
      const { value } = blended[name];
      const isKnown = value !== null && !isUnsigned(blended);
      const text = isKnown ? quotientText(name, value, currency) : reasonText(name, blended[name], blended);
      return { label: cardLabels[name], text, isKnown, under: null };
    }),
  ];
}

const cardLabels: Record<QuotientName, string> = {
  ...{ globalRoas: quotients.globalRoas.label, adShare: quotients.adShare.label },
  newCustomerCost: quotients.newCustomerCost.label,
  overclaim: 'Revendiqué ÷ vendu',
};

/** What each platform claims, and what it cost. */
export function claimRows({ claimed, currency }: BlendedPeriod): string[][] {
  const text = (value: number | null) => (value === null ? 'non mesuré' : money(value, currency));
  return claimed.byPlatform.map(({ label, revenue, spend }) => [label, text(revenue), text(spend)]);
}

/** What they claim together, which stands beside what was sold. */
export function claimedTogether({ claimed, currency, adShare }: BlendedPeriod): string[] {
  const { revenue, byPlatform } = claimed;
  if (byPlatform.length < 2 || revenue === null) return [];
  // Of the days whose sales are known, as the lines above.
  const spent = adShare.numerator;
  return ['Ensemble', money(revenue, currency), spent === null ? 'non mesuré' : money(spent, currency)];
}
