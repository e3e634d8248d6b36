import type { AdPlatform } from '../ads/ads.rules.ts';
import type { CampaignPlatform } from '../campaigns/campaigns.rules.ts';
import { currencyOfHeader, guessPlatform as guessFigurePlatform } from '../campaigns/import-columns.ts';
import { columnGuesser } from '../imports/guess-columns.ts';
import { foldName } from '../kernel/fold.ts';
import { importColumnNames, ratioNames } from './import-column-names.ts';
import type { ImportField } from './import-fields.ts';
import { resultCounters } from './learning.rules.ts';

export type ImportMapping = Record<string, ImportField | null>;
/** A column of a file, and what it is read as. */
export type ImportColumn = { header: string; field: ImportField | null };

const withoutCurrency = (header: string) =>
  currencyOfHeader(header) ? header.replace(/\(\s*[A-Z]{3}\s*\)\s*$/, '') : header;

const guess = columnGuesser(importColumnNames, (header) => [withoutCurrency(header)]);

/** What each column of a file of results holds, as it was said or else as it is called. */
export function importColumns(headers: string[], said: ImportMapping = {}): ImportColumn[] {
  const taken = new Set(Object.values(said));
  const guessed = guess(headers);
  return headers.map((header, at): ImportColumn => {
    if (headers.indexOf(header) !== at) return { header, field: null };
    if (Object.hasOwn(said, header)) return { header, field: said[header] ?? null };
    const field = guessed[header] ?? null;
    return { header, field: field && taken.has(field) ? null : field };
  });
}

const namingFields: ReadonlySet<ImportField | null> = new Set<ImportField>(['adName', 'adId', 'text']);
const wordFields: ReadonlySet<ImportField | null> = new Set<ImportField>([
  ...(['text', 'headline', 'description', 'callToAction', 'format', 'audience', 'key'] as const),
]);
const counterFields: ReadonlySet<ImportField | null> = new Set<ImportField>([
  ...resultCounters,
  ...(['linkClicks', 'results', 'costMicros'] as const),
]);

export const isCounterField = (field: ImportField | null): boolean => counterFields.has(field);
export const namesAds = (columns: readonly ImportColumn[]): boolean =>
  columns.some(({ field }) => namingFields.has(field));
export const saysWords = (columns: readonly ImportColumn[]): boolean =>
  columns.some(({ field }) => wordFields.has(field));

/** Whether a line names an ad, and a counter or what ads say, as the header of a file of results does. */
export function isImportHeader(cells: string[], said: ImportMapping = {}): boolean {
  const columns = importColumns(cells, said);
  return namesAds(columns) && (columns.some(({ field }) => isCounterField(field)) || saysWords(columns));
}

/** The ratios that a file gives, as it calls them. */
export const ratiosIn = (headers: string[]): string[] =>
  headers.filter((header) => ratioNames.includes(foldName(withoutCurrency(header))));

const libraryPlatforms: Partial<Record<CampaignPlatform, AdPlatform>> = {
  meta: 'facebook',
  google: 'google',
  tiktok: 'tiktok',
  linkedin: 'linkedin',
  snapchat: 'snapchat',
  pinterest: 'pinterest',
};

/** The platform whose exports have such columns, else the one that the file's name tells; undefined when neither does. */
export function guessPlatform(headers: string[], label: string): AdPlatform | undefined {
  const found = guessFigurePlatform(headers, label);
  return found && (libraryPlatforms[found] ?? 'other');
}
