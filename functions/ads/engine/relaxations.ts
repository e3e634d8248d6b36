import type { Relaxation } from '../../../shared/ads/library.contract.ts';
import { advertiserName } from './advertiser-counts.ts';
import type { Part } from './catalogue.ts';
import type { AdFilters, Facet, Filter } from './filters.ts';
import { valueLabels } from './labels.ts';
import { decides, type Reading } from './word-reading.ts';

const proposed = 3;
/** Words beyond are not left out one by one. */
const mostWords = 8;

/** What is left out of a search, and what it asks then. */
type Looser = { without: string; value: string | null; label: string; words: string | null; asked: AdFilters };

/**
 * For a search that finds nothing, what it would find without one of its filters or words, most first; when that is nothing, without
 * as few words as it takes, without any filter, or with neither. Each is counted by `totalOf`, as the search that follows will be.
 */
export function relaxations(
  asked: AdFilters,
  { parts, readings, filters }: { parts: readonly Part[]; readings: readonly Reading[]; filters: readonly Filter[] },
  totalOf: (asked: AdFilters) => number,
): Relaxation[] {
  const count = ({ asked: looser, ...said }: Looser) => ({ ...said, total: totalOf(looser) });
  const found = (loosers: Looser[]) => loosers.map(count).filter(({ total }) => total > 0);
  const single = [
    ...filters.map((filter) => withoutFilter(asked, filter, parts)),
    ...(readings.length > 1 ? withoutWord(asked, readings) : []),
  ];
  const one = found(single).sort((a, b) => b.total - a.total);
  if (one.length > 0) return one.slice(0, proposed);
  const several = found([
    ...fewerWords(asked, readings, totalOf),
    ...(filters.length > 1 ? [withoutFilters(asked, filters)] : []),
    ...(readings.length > 0 ? [withoutWords(asked, readings)] : []),
  ]);
  if (several.length > 0) return several;
  return found([
    ...fewerWords(onlyWords(asked), readings, totalOf).map((one) => ({ ...one, without: 'all' })),
    { without: 'all', value: null, label: '', words: '', asked: {} },
  ]).slice(0, 1);
}

function withoutFilter(asked: AdFilters, { parameter, values, facet }: Filter, parts: readonly Part[]): Looser {
  const label = facet === null ? parameter : values.map((value) => labelOf(facet, value, parts)).join(', ');
  const value = values.length === 1 ? (values[0] ?? null) : null;
  return { without: parameter, value, label, words: null, asked: { ...asked, [parameter]: undefined } };
}

const labelOf = (facet: Facet, value: string, parts: readonly Part[]): string =>
  facet === 'advertiser' ? (advertiserName(parts, value) ?? value) : valueLabels[facet](value);

const withoutWord = (asked: AdFilters, readings: readonly Reading[]): Looser[] =>
  readings
    .filter(decides)
    .slice(0, mostWords)
    .map((reading) => {
      const text = spelled(reading);
      const words = typedAgain(readings.filter((other) => other !== reading));
      return { without: 'q', value: text, label: text, words, asked: { ...asked, q: words } };
    });

/** The most of the words that find something together, those that the fewest ads hold first. */
function fewerWords(asked: AdFilters, readings: readonly Reading[], totalOf: (asked: AdFilters) => number): Looser[] {
  const words = readings.filter(decides).slice(0, mostWords);
  const alone = words
    .map((reading) => ({ reading, total: totalOf({ ...asked, q: typedAgain([reading]) }) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.total - b.total);
  const kept = new Set<Reading>();
  for (const { reading } of alone) {
    const tried = words.filter((word) => kept.has(word) || word === reading);
    if (totalOf({ ...asked, q: typedAgain(tried) }) > 0) kept.add(reading);
  }
  if (kept.size === 0 || kept.size === words.length) return [];
  const left = typedAgain(words.filter((word) => kept.has(word)));
  const label = typedAgain(words.filter((word) => !kept.has(word)));
  return [{ without: 'q', value: label, label, words: left, asked: { ...asked, q: left } }];
}

const onlyWords = ({ q }: AdFilters): AdFilters => ({ q });

const withoutFilters = (asked: AdFilters, filters: readonly Filter[]): Looser => ({
  without: 'filters',
  value: null,
  label: String(filters.length),
  words: null,
  asked: onlyWords(asked),
});

function withoutWords(asked: AdFilters, readings: readonly Reading[]): Looser {
  const label = typedAgain(readings);
  return { without: 'q', value: null, label, words: '', asked: { ...asked, q: undefined } };
}

const typedAgain = (readings: readonly Reading[]): string => readings.map(spelled).join(' ');

/** A clause as it would be typed. */
function spelled({ clause }: Reading): string {
  const text = clause.kind === 'phrase' ? `"${clause.typed}"` : clause.typed;
  return clause.excluded ? `-${text}` : text;
}
