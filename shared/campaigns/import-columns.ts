import { columnGuesser } from '../imports/guess-columns.ts';
import { foldName } from '../kernel/fold.ts';
import { counters } from '../rules/counters.ts';
import type { SegmentType } from '../rules/day-counts.ts';
import type { CampaignPlatform } from './campaigns.rules.ts';
import {
  dayNames,
  importColumnNames,
  platformLabels,
  platformSigns,
  segmentNames,
  segmentTypeNames,
} from './import-column-names.ts';
import type { ImportField } from './import-fields.ts';

export type ImportMapping = Record<string, ImportField | null>;
/** A column of a file, what it is read as, and what it cuts figures by. */
export type ImportColumn = { header: string; field: ImportField | null; segmentType?: SegmentType };

const currencyCode = /\(\s*([A-Z]{3})\s*\)\s*$/;

/** The currency that the name of a column says: `Montant dépensé (EUR)`. */
export const currencyOfHeader = (header: string): string | undefined => currencyCode.exec(header)?.[1];

const guess = columnGuesser(importColumnNames, (header) => [header.replace(currencyCode, '')]);

/** What each column of a file of figures holds, as it was said or else as it is called. */
export function importColumns(headers: string[], said: ImportMapping = {}): ImportColumn[] {
  const taken = new Set(Object.values(said));
  const guessed = guess(headers);
  const fieldOf = (header: string): ImportField | null => {
    if (Object.hasOwn(said, header)) return said[header] ?? null;
    const field = guessed[header] ?? null;
    return field && taken.has(field) ? null : field;
  };
  const columns = headers.map((header, at): ImportColumn => {
    const field = headers.indexOf(header) === at ? fieldOf(header) : null;
    return { header, field };
  });
  return withSegments(columns, said);
}

/** One type of segment a file: that of our own exports, that which was said, else the first of the order of totals. */
function withSegments(columns: ImportColumn[], said: ImportMapping): ImportColumn[] {
  if (columns.some(({ field }) => field === 'segmentType')) return columns;
  const typed = columns.map((column) => ({ column, type: segmentTypeOf(column.header) }));
  const chosen = typed.filter(({ column }) => said[column.header] === 'segment');
  const free = typed.filter(({ column, type }) => type && !column.field && !Object.hasOwn(said, column.header));
  const type =
    chosen.length > 0
      ? (chosen[0]?.type ?? 'region')
      : segmentTypeNames.find((name) => free.some((one) => one.type === name));
  if (!type) return columns;
  return typed.map(({ column, type: own }): ImportColumn => {
    const isChosen = chosen.length > 0 ? said[column.header] === 'segment' : own === type && !column.field;
    if (!isChosen) return column.field === 'segment' ? { ...column, field: null } : column;
    return { ...column, field: 'segment', segmentType: type };
  });
}

function segmentTypeOf(header: string): SegmentType | undefined {
  const name = foldName(header);
  return segmentTypeNames.find((type) => segmentNames[type].includes(name));
}

const counterFields: ReadonlySet<ImportField> = new Set<ImportField>([...counters, 'costMicros', 'results']);

export const isCounterField = (field: ImportField | null): boolean => field !== null && counterFields.has(field);

/** Whether a line names a day and a counter, as the header of a file of figures does. */
export function isImportHeader(cells: string[], said: ImportMapping = {}): boolean {
  const fields = importColumns(cells, said).map(({ field }) => field);
  return fields.includes('date') && fields.some(isCounterField);
}

/** Whether a column of days is called after the start of a period, which may be longer than a day. */
export const isStartOfPeriod = (header: string): boolean => !dayNames.includes(foldName(header));

/** The platform whose exports have such columns, else the one that the file's name tells; undefined when neither does. */
export function guessPlatform(headers: string[], label: string): CampaignPlatform | undefined {
  const names = new Set(headers.map((header) => foldName(header.replace(currencyCode, ''))));
  const scores = platformSigns.map(([platform, signs]) => ({
    platform,
    score: signs.filter((sign) => names.has(sign)).length,
  }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  if (best.score > 0) return best.platform;
  return platformLabels.find(([, pattern]) => pattern.test(label))?.[0];
}

/** What results of such a type are counted as besides conversions: null when they are no conversion at all. */
export function conversionKind(resultType: string): 'purchase' | 'lead' | 'registration' | 'install' | null {
  const type = foldName(resultType);
  if (/\b(roas|cost|cout|value|valeur)\b/.test(type)) return null;
  if (/purchase|achat/.test(type)) return 'purchase';
  if (/\bleads?\b|prospects?\b|lead grouped|pixel lead/.test(type)) return 'lead';
  if (/registration|inscription/.test(type)) return 'registration';
  return /\binstalls?\b|installation|mobile app install/.test(type) ? 'install' : null;
}
