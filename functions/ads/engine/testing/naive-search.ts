import { adLifetime } from '../../../../shared/ads/ad-lifetime.ts';
import { type CatalogueAd, fieldText, reachEstimate, searchedFields } from '../catalogue-ad.ts';
import type { AdFilters } from '../filters.ts';
import { type Clause, parseQuery, type WordClause } from '../query-syntax.ts';
import { stem, tokenise } from '../text.ts';

/** The same search, by reading every ad: what the index must answer. */
export function naiveSearch(ads: CatalogueAd[], asked: AdFilters, today: string) {
  const docs = ads.map((ad) => ({
    ad,
    fields: searchedFields.map((field) => tokenise(fieldText(ad, field)).map(({ word }) => word)),
  }));
  const corrections: { typed: string; read: string }[] = [];
  const clauses = parseQuery(asked.q ?? '').map((clause) => {
    const read = nearest(clause, docs);
    if (read !== undefined) corrections.push({ typed: clause.typed, read });
    return read === undefined
      ? clause
      : { ...clause, word: read, stem: stem(read), prefix: false, joined: [], parted: [] };
  });
  const deciding = clauses.filter((clause) => clause.kind === 'phrase' || !clause.small);
  const matching = docs.filter(({ fields }) => deciding.every((clause) => holds(clause, fields) !== clause.excluded));
  const tests = filterTests(asked, today);
  const kept = (...except: string[]): CatalogueAd[] =>
    matching.map(({ ad }) => ad).filter((ad) => tests.every(([name, test]) => except.includes(name) || test(ad)));
  /** What is found without one of the clauses, or one of the filters. */
  const withoutClause = (dropped: number) =>
    docs.filter(
      ({ ad, fields }) =>
        tests.every(([, test]) => test(ad)) &&
        deciding.every((clause, at) => at === dropped || holds(clause, fields) !== clause.excluded),
    ).length;
  const hidden = [
    ...deciding.map((clause, at) => ({ without: 'q', value: spelled(clause), total: withoutClause(at) })),
    ...tests.map(([name]) => ({ without: name, total: kept(name).length })),
  ];
  return { found: kept(), except: kept, corrections, hidden };
}

const spelled = ({ kind, typed, excluded }: Clause) =>
  `${excluded ? '-' : ''}${kind === 'phrase' ? `"${typed}"` : typed}`;

const holds = (clause: Clause, fields: string[][]): boolean =>
  fields.some((words) =>
    clause.kind === 'phrase'
      ? words.some((_, at) => clause.words.every((word, offset) => words[at + offset] === word))
      : words.some(
          (word, at) =>
            stem(word) === clause.stem ||
            (clause.prefix && word.startsWith(clause.word)) ||
            clause.joined.includes(word) ||
            clause.parted.some(([first, second]) => word === first && words[at + 1] === second),
        ),
  );

type Doc = { fields: string[][] };

function nearest(clause: Clause, docs: Doc[]): string | undefined {
  if (clause.kind === 'phrase' || clause.excluded || clause.small || docs.some(({ fields }) => holds(clause, fields)))
    return undefined;
  if ([...clause.word].length < 5 || /\d/.test(clause.word)) return undefined;
  const counts = new Map<string, number>();
  for (const { fields } of docs) {
    for (const word of new Set(fields.flat())) {
      const isNear = word[0] === clause.word[0] && isOneEditAway(word, (clause as WordClause).word);
      if (isNear) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
}

/** By the definition: a letter less, more, other, or two exchanged. */
export function isOneEditAway(a: string, b: string): boolean {
  const [one, other] = [[...a], [...b]];
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  const edits = [
    [rest(one, start + 1), rest(other, start)],
    [rest(one, start), rest(other, start + 1)],
    [rest(one, start + 1), rest(other, start + 1)],
  ];
  const swapped =
    one[start] === other[start + 1] &&
    one[start + 1] === other[start] &&
    rest(one, start + 2) === rest(other, start + 2);
  return a !== b && (edits.some(([x, y]) => x === y) || swapped);
}

function filterTests(asked: AdFilters, today: string): [string, (ad: CatalogueAd) => boolean][] {
  const any = (wanted: readonly string[] | undefined, values: readonly string[]) =>
    wanted === undefined || wanted.some((value) => values.includes(value));
  const { active, minDaysRunning = 0, maxDaysRunning = 1e9, from = '', to = '9999', addedSince = '1970' } = asked;
  return [
    ['platform', (ad) => any(asked.platform, ad.platforms)],
    ['format', (ad) => any(asked.format, [ad.format])],
    ['country', (ad) => any(asked.country, ad.countries)],
    ['language', (ad) => any(asked.language, ad.languages)],
    ['industry', (ad) => any(asked.industry, [ad.industry ?? ''])],
    ['callToAction', (ad) => any(asked.callToAction, [ad.callToAction ?? ''])],
    ['advertiser', (ad) => any(asked.advertiserId, [ad.advertiser.id])],
    ['active', (ad) => active === undefined || adLifetime(ad, today).active === active],
    ['minDaysRunning', (ad) => adLifetime(ad, today).daysRunning >= minDaysRunning],
    ['maxDaysRunning', (ad) => adLifetime(ad, today).daysRunning <= maxDaysRunning],
    ['from', (ad) => (ad.endedAt ?? '9999') >= from],
    ['to', (ad) => ad.startedAt <= to],
    ['addedSince', (ad) => Date.parse(ad.createdAt) >= Date.parse(addedSince)],
  ];
}

const byId = (a: CatalogueAd, b: CatalogueAd) => (a.id < b.id ? -1 : 1);
const days = (ad: CatalogueAd, today: string) => adLifetime(ad, today).daysRunning;

/** The order of each sort that owes nothing to the words. */
export const naiveOrders = {
  newest: (a: CatalogueAd, b: CatalogueAd) => b.startedAt.localeCompare(a.startedAt) || byId(a, b),
  oldest: (a: CatalogueAd, b: CatalogueAd) => a.startedAt.localeCompare(b.startedAt) || byId(a, b),
  longest_running: (a: CatalogueAd, b: CatalogueAd, today: string) => days(b, today) - days(a, today) || byId(a, b),
  reach: (a: CatalogueAd, b: CatalogueAd) => reachEstimate(b) - reachEstimate(a) || byId(a, b),
};

/** How many ads have each value. */
export function naiveCounts(ads: CatalogueAd[], values: (ad: CatalogueAd) => readonly (string | null)[]) {
  const counts = new Map<string, number>();
  for (const value of ads.flatMap((ad) => [...new Set(values(ad))])) {
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** How many groups of ads have each value, in any of their ads. */
export const naiveGroupCounts = (groups: CatalogueAd[][], values: (ad: CatalogueAd) => readonly (string | null)[]) =>
  groups.reduce((counts, group) => {
    for (const value of naiveCounts(group, values).keys()) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  }, new Map<string, number>());
