import { atFirstUse } from '../kernel/at-first-use.ts';
import { counted } from '../kernel/news-texts.ts';
import type { Quotient } from '../rules/blended.ts';
import { money } from './amount-text.ts';
import type { BlendedPeriod } from './blended.contract.ts';

const formatOf = (options: Intl.NumberFormatOptions) => atFirstUse(() => new Intl.NumberFormat('fr-FR', options));

const times = formatOf({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const share = formatOf({ style: 'percent', maximumFractionDigits: 1 });
const whole = formatOf({ style: 'percent', maximumFractionDigits: 0 });
const count = formatOf({ maximumFractionDigits: 2 });

/** How each quotient is called and written, and what is divided by what. */
export const quotients = {
  globalRoas: { label: 'ROAS global', over: 'de ventes', under: 'de dépense', as: 'times' },
  adShare: { label: 'Poids de la publicité', over: 'de dépense', under: 'de ventes', as: 'share' },
  newCustomerCost: { label: 'Coût d’un nouveau client', over: 'de dépense', under: 'nouveaux clients', as: 'money' },
  overclaim: { label: 'Revendiqué', over: 'revendiqués', under: 'de ventes', as: 'share' },
} as const;
export type QuotientName = keyof typeof quotients;

/** `4,00`, `25 %`, `25,00 €`. */
export function quotientText(name: QuotientName, value: number, currency: string | null): string {
  const { as } = quotients[name];
  return as === 'money' ? money(value, currency) : (as === 'times' ? times : share)().format(value);
}

/** `ROAS global 4,00 = 1 000,00 € de ventes ÷ 250,00 € de dépense`; null where it has no terms. */
export function quotientArithmetic(name: QuotientName, quotient: Quotient, blended: BlendedPeriod): string | null {
  const { value, numerator, denominator } = quotient;
  if (value === null || numerator === null || denominator === null) return null;
  const { label, over, under } = quotients[name];
  const { currency } = blended;
  const below = name === 'newCustomerCost' ? count().format(denominator) : money(denominator, currency);
  return `${label} ${quotientText(name, value, currency)} = ${money(numerator, currency)} ${over} ÷ ${below} ${under}`;
}

/** A quotient of no signature says nothing of the ads: deals take their time. */
export const isUnsigned = ({ source, orders }: BlendedPeriod): boolean => source === 'crm' && orders === 0;

/** Why a quotient has no value, in the words of its terms. */
export function reasonText(name: QuotientName, { reason, numerator }: Quotient, blended: BlendedPeriod): string {
  if (isUnsigned(blended)) return 'aucune affaire signée';
  if (reason === 'different_currencies') return `ventes en ${blended.salesCurrency}, publicité en ${blended.currency}`;
  if (reason === 'no_denominator') return 'rien à diviser';
  if (name === 'newCustomerCost' && blended.newCustomers === null) return 'nouveaux clients non comptés';
  if (blended.revenue === null) return 'ventes non renseignées';
  return name === 'overclaim' && numerator === null ? 'CA revendiqué non mesuré' : 'dépense non mesurée';
}

/** « Les plateformes revendiquent 137 % de vos ventes », in full and with what it means; null while that is not known. */
export function claimText({
  overclaim,
  currency,
  source,
  salesDays,
}: BlendedPeriod): { said: string; means: string } | null {
  const { value, numerator, denominator } = overclaim;
  if (value === null || numerator === null || denominator === null) return null;
  const sales = source === 'crm' ? 'vos affaires signées' : 'vos ventes';
  const days = source === 'sales' ? ` sur ${counted(salesDays, 'jour', 'jours')}` : '';
  const sums = `${money(numerator, currency)} revendiqués pour ${money(denominator, currency)} vendus${days}`;
  const means =
    value > 1
      ? `${sums}\u00a0: plusieurs plateformes comptent la même vente, leurs conversions ne s’additionnent pas.`
      : `${sums}\u00a0: le reste vient d’ailleurs, ou n’a pas été suivi.`;
  return { said: `Les plateformes revendiquent ${whole().format(value)} de ${sales}`, means };
}

/** What was really sold, as it is called. */
export const salesWord = (source: BlendedPeriod['source']): string =>
  source === 'crm' ? 'Affaires signées' : 'Ventes réelles';

/** How many sales, and of how many days they are known. */
export function salesText({ source, orders, salesDays }: BlendedPeriod): string {
  const [one, many] = source === 'crm' ? (['affaire', 'affaires'] as const) : (['commande', 'commandes'] as const);
  return [
    orders !== null && counted(orders, one, many),
    source === 'sales' && salesDays > 0 && `sur ${counted(salesDays, 'jour', 'jours')}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const ofMore: Record<BlendedPeriod['source'], string> = {
  sales: 'Les campagnes sont filtrées, les ventes sont celles de toute l’activité.',
  crm: 'Les campagnes sont filtrées, les affaires signées sont comptées d’où qu’elles viennent.',
};

/** What must be known before the sales are compared with anything. */
export function blendedNotes(blended: BlendedPeriod): string[] {
  const { leftOut, narrowed, source } = blended;
  const { otherCurrencies, withoutAmount } = leftOut;
  const isOfMore = narrowed && blended.revenue !== null && !isUnsigned(blended);
  return [
    isOfMore && ofMore[source],
    otherCurrencies > 0 && `Affaires signées dans une autre devise, non comptées\u00a0: ${otherCurrencies}.`,
    withoutAmount > 0 && `Affaires signées sans montant, non comptées\u00a0: ${withoutAmount}.`,
  ].filter((note) => typeof note === 'string');
}
