export const vatRules = ['fr', 'dom', 'reverse_charge', 'outside_eu'] as const;
export type Vat = {
  /** A share: 0.2 is 20 %. */
  rate: number;
  rule: (typeof vatRules)[number];
};

/** The States of the Union, by their codes of ISO 3166. */
export const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Parts of France that have a code of their own, by the first three digits of their postal codes. */
const overseas: Readonly<Record<string, string>> = {
  ...{ '971': 'GP', '972': 'MQ', '973': 'GF', '974': 'RE', '975': 'PM', '976': 'YT', '977': 'BL', '978': 'MF' },
  ...{ '984': 'TF', '986': 'WF', '987': 'PF', '988': 'NC' },
};

type Buyer = { country: string; postalCode: string; vatNumber?: string | null | undefined };

/**
 * The VAT of a service sold from France to a business: CGI 259-1° and 283-2 (whoever has a number in another State pays it
 * there), 296 (Guadeloupe, Martinique, Réunion at 8.5 %), 294 (Guyane, Mayotte: none). Without a number, a buyer of another
 * State is billed as one of France.
 */
export function vatOf({ country, postalCode, vatNumber }: Buyer): Vat {
  const place = country === 'FR' ? (overseas[postalCode.slice(0, 3)] ?? 'FR') : country;
  if (place === 'FR') return { rate: 0.2, rule: 'fr' };
  if (/^(GP|MQ|RE)$/.test(place)) return { rate: 0.085, rule: 'dom' };
  if (/^(GF|YT)$/.test(place)) return { rate: 0, rule: 'dom' };
  if (!union.has(place)) return { rate: 0, rule: 'outside_eu' };
  return vatNumber ? { rate: 0, rule: 'reverse_charge' } : { rate: 0.2, rule: 'fr' };
}

/** What VAT numbers of a country begin with: those of Greece have a code of their own. */
export const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);
