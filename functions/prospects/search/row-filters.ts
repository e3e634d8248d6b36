import type * as z from 'zod';
import { addDays, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import { countryKey, industryKey, levelOf } from '../../../shared/prospects/profile-keys.ts';
import type { prospectFilters } from '../../../shared/prospects/prospect.contract.ts';
import { gradeOf, isClosed } from '../../../shared/prospects/prospects.rules.ts';
import { none } from '../../platform/tally.ts';
import { type AskedField, askedFields, customTest } from './custom-filter.ts';
import { type ProspectRow, wantedWords } from './prospect-row.ts';

/** As a call says them. */
export type Queried = z.output<z.ZodObject<typeof prospectFilters>>;
/** As prospects are looked through for them. */
export type Filters = Omit<Queried, 'custom'> & { custom?: AskedField[] | undefined };

/** The filters that have facets: what each counts obeys the others. */
export const facetNames = ['status', 'source', 'grade', 'tag', 'ownerId', 'clientId', 'campaignId'] as const;
export type FacetName = (typeof facetNames)[number];

type Asker = { userId: string; workspaceId: string };

/** Filters as they were asked by someone, for whom `me` stands, over the fields that the workspace has now. */
export const asAskedBy = async <F extends Pick<Queried, 'ownerId' | 'custom'>>(
  { userId, workspaceId }: Asker,
  filters: F,
) => ({
  ...filters,
  ...(filters.ownerId && { ownerId: filters.ownerId.map((id) => (id === 'me' ? userId : id)) }),
  ...(filters.custom && { custom: await askedFields(workspaceId, filters.custom) }),
});

type Test = (row: ProspectRow) => boolean;
type Asked = { [F in keyof Filters]-?: (value: NonNullable<Filters[F]>) => Test };

const tests: Asked = {
  q: (q) => {
    const words = wantedWords(q).map((word) => ` ${word}`);
    return ({ text }) => words.every((word) => text.includes(word));
  },
  status: (values) => anyOf(values, ({ status }) => status),
  source: (values) => anyOf(values, ({ source }) => source),
  grade: (values) => anyOf(values, ({ score }) => gradeOf(score)),
  tag: (values) => {
    const wanted = new Set(values);
    return ({ tags }) => tags.some((tag) => wanted.has(tag));
  },
  ownerId: (values) => anyOf(values, ({ ownerId = none }) => ownerId),
  clientId: (values) => anyOf(values, ({ clientId = none }) => clientId),
  campaignId: (values) => anyOf(values, ({ campaignId = none }) => campaignId),
  industry: (values) => keyedAs(industryKey, values, ({ industry }) => industry),
  country: (values) => keyedAs(countryKey, values, ({ country }) => country),
  jobLevel: (values) => anyOf(values, ({ jobTitle }) => jobTitle && levelOf(jobTitle)),
  companySize: (values) => anyOf(values, ({ companySize }) => companySize),
  minScore: (min) => (row) => row.score >= min,
  maxScore: (max) => (row) => row.score <= max,
  minValue: (min) => (row) => row.valueCents !== undefined && row.valueCents >= min * 100,
  maxValue: (max) => (row) => row.valueCents !== undefined && row.valueCents <= max * 100,
  nextActionBefore: (end) => (row) => row.nextActionAt !== undefined && row.nextActionAt < end && !isClosed(row.status),
  createdFrom: (day) => {
    const start = parisMidnight(day);
    return ({ createdMs }) => createdMs >= start;
  },
  createdTo: (day) => {
    const end = parisMidnight(addDays(day, 1));
    return ({ createdMs }) => createdMs < end;
  },
  custom: customTest,
  retainUntilBefore: (day) => (row) => row.retainUntil <= day,
};

function anyOf<V extends string>(values: V[], of: (row: ProspectRow) => string | null | undefined): Test {
  const wanted = new Set<string | null | undefined>(values);
  return (row) => wanted.has(of(row));
}

/** Any of what is the same thing, as `keyOf` tells it. */
function keyedAs(
  keyOf: (text: string) => string,
  values: string[],
  of: (row: ProspectRow) => string | undefined,
): Test {
  const wanted = new Set(values.map(keyOf));
  return (row) => {
    const text = of(row);
    return text !== undefined && wanted.has(keyOf(text));
  };
}

const testOf = (filters: Filters, name: keyof Filters): Test =>
  (tests[name] as (wanted: unknown) => Test)(filters[name]);

const isFacet = (name: string): name is FacetName => facetNames.some((facet) => facet === name);
const plainNames = (Object.keys(tests) as (keyof Filters)[]).filter((name) => !isFacet(name));

/**
 * Says of a row which facet filters refuse it, a bit each in the order of `facetNames`; -1 when another filter does.
 * 0 is a row that was looked for.
 */
export function rowSieve(filters: Filters): (row: ProspectRow) => number {
  const asked = (name: keyof Filters) => filters[name] !== undefined;
  const plain = plainNames.filter(asked).map((name) => testOf(filters, name));
  const faceted = facetNames
    .map((name, at) => ({ name, bit: 1 << at }))
    .filter(({ name }) => asked(name))
    .map(({ name, bit }) => ({ test: testOf(filters, name), bit }));
  return (row) => {
    for (const test of plain) if (!test(row)) return -1;
    let refused = 0;
    for (const { test, bit } of faceted) if (!test(row)) refused |= bit;
    return refused;
  };
}
