import type * as z from 'zod';
import { searchedWords } from '../../../shared/kernel/fold.ts';
import { countryName } from '../../../shared/ugc/country-name.ts';
import type { creatorFilters } from '../../../shared/ugc/creator.contract.ts';
import {
  type CreatorPool,
  contentStyles,
  creatorAges,
  creatorGenders,
  creatorNetworks,
  creatorNiches,
  creatorPools,
  type DeliverableType,
  spokenLanguages,
} from '../../../shared/ugc/creator.rules.ts';
import { Tally } from '../../platform/tally.ts';
import type { CreatorRelationItem } from '../core/creator-relation.entity.ts';
import type { CreatorRow } from './creator-row.ts';

export type CreatorFilters = z.output<z.ZodObject<typeof creatorFilters>>;

/** A creator as a workspace finds them. */
export type Found = { row: CreatorRow; pool: CreatorPool; relation: CreatorRelationItem | undefined };

type Facet = { labels: Readonly<Record<string, string>> | null; of: (found: Found) => readonly (string | null)[] };

/** What each facet counts, by its filter's name. */
const facets = {
  pool: { labels: creatorPools, of: ({ pool }) => [pool] },
  niche: { labels: creatorNiches, of: ({ row }) => row.niches },
  style: { labels: contentStyles, of: ({ row }) => row.styles },
  language: { labels: spokenLanguages, of: ({ row }) => row.languages },
  country: { labels: null, of: ({ row }) => [row.country] },
  gender: { labels: creatorGenders, of: ({ row }) => [row.gender] },
  ageRange: { labels: creatorAges, of: ({ row }) => [row.ageRange] },
  network: { labels: creatorNetworks, of: ({ row }) => row.networkNames },
} as const satisfies Record<string, Facet>;
type FacetName = keyof typeof facets;

const facetNames = Object.keys(facets) as FacetName[];

/** Which facet filters refuse a creator, a bit each in their order; 0 is one that was looked for, -1 is refused by another filter. */
export function creatorSieve(filters: CreatorFilters): (found: Found) => number {
  const plain = plainTests(filters);
  const asked = facetNames.flatMap((name, at) => {
    const values = filters[name];
    if (!values) return [];
    const wanted = new Set<string | null>(values);
    const { of }: Facet = facets[name];
    return [{ bit: 1 << at, fits: (found: Found) => of(found).some((one) => wanted.has(one)) }];
  });
  return (found) => {
    for (const test of plain) if (!test(found)) return -1;
    let refused = 0;
    for (const { bit, fits } of asked) if (!fits(found)) refused |= bit;
    return refused;
  };
}

type Test = (found: Found) => boolean;

const rangeTests: { [F in keyof CreatorFilters]?: (value: NonNullable<CreatorFilters[F]>) => Test } = {
  q: (q) => {
    const words = searchedWords(q).map((word) => ` ${word}`);
    return ({ row: { text } }) => words.every((word) => text.includes(word));
  },
  tag: (tags) => {
    const wanted = new Set(tags);
    return ({ relation }) => relation?.tags.some((tag) => wanted.has(tag)) ?? false;
  },
  minFollowers:
    (min) =>
    ({ row }) =>
      row.mostFollowers >= min,
  minRating:
    (min) =>
    ({ row }) =>
      row.rating !== null && row.rating >= min,
  maxTurnaroundDays:
    (max) =>
    ({ row }) =>
      row.turnaroundDays !== null && row.turnaroundDays <= max,
  availableOn:
    (day) =>
    ({ row: { availableFrom, vacations } }) =>
      (availableFrom === null || availableFrom <= day) && !vacations.some(({ from, to }) => from <= day && day <= to),
  favorite:
    (favorite) =>
    ({ relation }) =>
      (relation?.favorite ?? false) === favorite,
};

function plainTests(filters: CreatorFilters): Test[] {
  const { deliverable, maxPrice, blocked = false } = filters;
  const most = maxPrice === undefined ? undefined : maxPrice * 100;
  const isPriced: Test = ({ row }) =>
    row.rates.some(
      ({ deliverable: one, cents }) =>
        (deliverable === undefined || deliverable.includes(one)) && (most === undefined || cents <= most),
    );
  return [
    ({ relation }) => (relation?.blocked ?? false) === blocked,
    ...(deliverable || most !== undefined ? [isPriced] : []),
    ...(Object.keys(rangeTests) as (keyof typeof rangeTests)[]).flatMap((name) => {
      const value = filters[name];
      const test = rangeTests[name] as ((value: unknown) => Test) | undefined;
      return value === undefined || !test ? [] : [test(value)];
    }),
  ];
}

/** The least that they ask for one of some deliverables, or for any. */
export const leastFor = ({ rates, leastCents }: CreatorRow, wanted: readonly DeliverableType[] | undefined) => {
  if (!wanted) return leastCents;
  const cents = rates.filter(({ deliverable }) => wanted.includes(deliverable)).map((rate) => rate.cents);
  return cents.length === 0 ? null : Math.min(...cents);
};

/** How many creators have each value; what a facet counts obeys the filters of the others. */
export class CreatorCounts {
  private readonly tallies = facetNames.map(() => new Tally());

  /** `refused`: see `creatorSieve`. */
  see(found: Found, refused: number): void {
    for (const [at, name] of facetNames.entries()) {
      if ((refused & ~(1 << at)) !== 0) continue;
      const { of }: Facet = facets[name];
      for (const value of of(found)) if (value !== null) this.tallies[at]?.see(value);
    }
  }

  shown() {
    const shown = facetNames.map((name, at) => {
      const tally = this.tallies[at] ?? new Tally();
      const { labels }: Facet = facets[name];
      const counts = labels
        ? tally.inOrder(labels)
        : tally.byCount().map(({ value, count }) => ({ value, label: countryName(value), count }));
      return [name, counts] as const;
    });
    return Object.fromEntries(shown) as Record<FacetName, ReturnType<Tally['byCount']>>;
  }
}
