import { guessColumns } from '../../../../../shared/ads/ad-columns.ts';
import { flatEntries, isArchiveAd } from '../../../../../shared/ads/ad-records.ts';
import { listNames } from '../../../../../shared/imports/json-lists.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { type Mapping, type ReadFile, sampleRows } from './file-contents.ts';

const shownAds = 5;
/** The most that the API takes a word of. */
const mostKeys = 200;

/** What a JSON seems to hold: its keys are named by their path, as the API names them. */
export function readJson(text: string): Pick<ReadFile, 'kind' | 'rows' | 'columns' | 'guess' | 'sample'> {
  const items = jsonItems(text);
  if (items.length === 0) throw new Error('Ce JSON ne contient aucune annonce');
  const records = items.slice(0, sampleRows).filter(isRecord);
  // Nothing of a table is read from these two.
  const flat = records.map(({ media, audience, ...record }) => new Map(flatEntries(record)));
  const names = [...new Set(flat.flatMap((record) => [...record.keys()]))].slice(0, mostKeys);
  const guess = guessColumns(names);
  return {
    rows: items.length,
    kind: records.length > 0 && records.every(isArchiveAd) ? 'archive' : 'json',
    columns: names.map((name) => ({ name, values: flat.map((record) => readable(record.get(name)).join('')) })),
    guess,
    sample: items.slice(0, shownAds).map((item, at) => sampleOf(item, at, guess)),
  };
}

/** A list, a list under a usual name, one ad, or one ad a line. */
function jsonItems(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    return isRecord(value) ? (listIn(value) ?? [value]) : [];
  } catch {
    const lines = text.split('\n').filter((line) => line.trim());
    try {
      return lines.map((line): unknown => JSON.parse(line));
    } catch {
      throw new Error('Ce JSON est invalide : il est peut-être incomplet');
    }
  }
}

/** The list that an answer holds, at once or one level deeper. */
function listIn(answer: Record<string, unknown>, deeper = true): unknown[] | undefined {
  for (const [name, value] of Object.entries(answer)) {
    if (Array.isArray(value) && listNames.has(name)) return value;
    const found = deeper && isRecord(value) ? listIn(value, false) : undefined;
    if (found) return found;
  }
  return undefined;
}

const wordFields = [
  'page_name',
  'advertiser',
  'advertiserName',
  'headline',
  'ad_creative_bodies',
  'ad_creative_body',
  'body',
];

const telling = ['advertiserName', 'headline', 'body'] as const;

function sampleOf(item: unknown, at: number, guess: Mapping): { id: string; words: string } {
  const record = isRecord(item) ? item : {};
  const guessed = telling.flatMap((field) => Object.keys(guess).filter((name) => guess[name] === field));
  const words = [...new Set([...wordFields, ...guessed])].flatMap((name) => readable(record[name])).join(' · ');
  return { id: `${at}`, words: words || JSON.stringify(item).slice(0, 200) };
}

function readable(value: unknown): string[] {
  if (Array.isArray(value)) return readable(value[0]);
  if (isRecord(value)) return readable(value.name);
  if (typeof value === 'number') return [`${value}`];
  return typeof value === 'string' && value ? [value] : [];
}
