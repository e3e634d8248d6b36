import { type CreatorSort, creatorSorts } from '../../../../../shared/ugc/creator.contract.ts';
import {
  contentStyles,
  creatorAges,
  creatorGenders,
  creatorNetworks,
  creatorNiches,
  deliverableTypes,
  spokenLanguages,
} from '../../../../../shared/ugc/creator.rules.ts';
import { countryName, formatCount, formatDay, formatNumber } from '../../../lib/format.ts';
import { askedOf, queryOfAsked } from '../../../lib/list-query.ts';

/** The names that the address uses beside those of the API. */
export const urlNames = {
  tab: 'onglet',
  view: 'vue',
  campaign: 'campagne',
  adding: 'ajouter',
  compare: 'comparer',
} as const;

export const ownTab = 'mes-createurs';

const listNames = [
  'niche',
  'style',
  'language',
  'country',
  'gender',
  'ageRange',
  'network',
  'deliverable',
  'tag',
] as const;
const singleNames = [
  'minFollowers',
  'maxPrice',
  'minRating',
  'maxTurnaroundDays',
  'availableOn',
  'favorite',
  'blocked',
] as const;
export const filterNames: readonly string[] = [...listNames, ...singleNames];

const isList = (name: string) => listNames.some((one) => one === name);

export const sortOf = (params: URLSearchParams): CreatorSort | null => {
  const sort = params.get('sort');
  return sort !== null && sort in creatorSorts ? (sort as CreatorSort) : null;
};

/** As the API is asked for what the address says. */
export function queryOf(params: URLSearchParams): Record<string, string | string[]> {
  const sort = sortOf(params);
  const campaignId = params.get(urlNames.campaign);
  return {
    ...queryOfAsked(askedOf(params, filterNames), isList),
    ...(params.get(urlNames.tab) === ownTab && { pool: 'private' }),
    ...(campaignId && { campaignId }),
    ...(sort && { sort }),
  };
}

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...{ niche: creatorNiches, style: contentStyles, language: spokenLanguages, gender: creatorGenders },
  ...{ ageRange: creatorAges, network: creatorNetworks, deliverable: deliverableTypes },
};

const said: Readonly<Record<string, (value: string) => string>> = {
  country: countryName,
  tag: (tag) => `#${tag}`,
  minFollowers: (value) => `${formatNumber(Number(value))} abonnés ou plus`,
  maxPrice: (value) => `${formatNumber(Number(value))}\u00a0€ au plus`,
  minRating: (value) => `Note de ${value} ou plus`,
  maxTurnaroundDays: (value) => `Livré en ${formatCount(Number(value), 'jour')}`,
  availableOn: (day) => `Disponible le ${formatDay(day)}`,
  favorite: () => 'Favoris',
  blocked: () => 'Bloqués',
};

/** What narrows the list, each with what takes it away. */
export function chipsOf(params: URLSearchParams) {
  const q = params.get('q');
  const words = q ? [{ key: 'q', label: `«\u00a0${q}\u00a0»`, without: { q: null } }] : [];
  return [
    ...words,
    ...filterNames.flatMap((name) =>
      params.getAll(name).map((value) => ({
        key: `${name}=${value}`,
        label: labels[name]?.[value] ?? said[name]?.(value) ?? value,
        without: { [name]: params.getAll(name).filter((one) => one !== value) },
      })),
    ),
  ];
}
