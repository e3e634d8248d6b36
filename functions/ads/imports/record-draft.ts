import { guessColumns } from '../../../shared/ads/ad-columns.ts';
import { flatEntries, isArchiveAd } from '../../../shared/ads/ad-records.ts';
import type { AdField } from '../../../shared/ads/imports.contract.ts';
import { currencyOf, readLine, readText } from '../../../shared/imports/read-values.ts';
import { rememberedNames } from '../../imports/remembered-names.ts';
import { type Columns, cellsByField, columnsOf, readingOf } from '../../imports/said-columns.ts';
import type { Mapping } from './ad-import.entity.ts';
import type { Draft } from './draft.ts';
import { archiveDraft } from './read-archive-ad.ts';

type Fields = Record<string, unknown>;

/** What the columns of a file hold, or the keys of a record. */
export type AdColumns = {
  columns: Columns<AdField>;
  /** Names of those that no field is read from. */
  ignored: string[];
  /** The currency that the name of a column of amounts says. */
  currency: string | undefined;
};

export function adColumns(names: string[], mapping: Mapping): AdColumns {
  const columns = columnsOf(names, readingOf(names, mapping, guessColumns));
  const held = new Set(columns.map(({ at }) => at));
  const spend = columns.find(({ field }) => field === 'spendLower' || field === 'spendUpper');
  return {
    columns,
    ignored: names.filter((name, at) => name !== '' && !held.has(at)),
    currency: spend && currencyOf(names[spend.at] ?? ''),
  };
}

/** What a row of a table says, or the values of a record in the order of its keys. */
export function draftOf(values: unknown[], { columns, currency }: AdColumns): Draft {
  const draft: Draft = cellsByField(values, columns);
  return currency && !readLine(draft.currency) ? { ...draft, currency } : draft;
}

/**
 * Reads records that name their own values: as Meta's `ads_archive` does, by our own fields, or as files call them, nested
 * ones by their path (`page.name`). Those of one list have mostly the same keys, which are guessed once.
 */
export function itemDrafts(mapping: Mapping): (value: object) => { draft: Draft; ignored: string[] } {
  const columnsOfKeys = rememberedNames((keys) =>
    adColumns(keys, Object.fromEntries(Object.entries(mapping).filter(([key]) => keys.includes(key)))),
  );
  return (value) => {
    const record = startOf(value);
    const { media, audience, ...rest } = record;
    const entries = flatEntries(rest).slice(0, mostKeys);
    const keys = entries.map(([key]) => key);
    const values = entries.map(([, value]) => value);
    if (isArchiveAd(record)) {
      const said = columnsOf(keys, mapping);
      return { draft: { ...archiveDraft(record), ...itemDraft(cellsByField(values, said)) }, ignored: [] };
    }
    const columns = columnsOfKeys(keys);
    const draft = itemDraft(draftOf(values, columns));
    return { draft: { ...draft, media, audience: readAudience(audience) }, ignored: columns.ignored };
  };
}

const mostKeys = 500;

/** Its first values: there may be any number of them, and none that it inherits counts. */
const startOf = (value: object): Fields =>
  Object.fromEntries(
    Object.keys(value)
      .slice(0, mostKeys)
      .map((key) => [key, (value as Fields)[key]]),
  );

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lists = new Set<string>(['platforms', 'languages', 'countries', 'tags', 'mediaUrl']);

/** Of several texts the body takes all, another field the first; an id that we made says nothing outside of where it was made. */
function itemDraft(draft: Draft): Draft {
  const values = Object.entries(draft).map(([field, value]): [string, unknown] => {
    if (field === 'advertiserId' && /^adv_/.test(readLine(value))) return [field, undefined];
    if (!Array.isArray(value) || lists.has(field)) return [field, value];
    const texts = [...new Set(value.map(readText).filter(Boolean))];
    return [field, field === 'body' ? texts.join('\n\n') : texts[0]];
  });
  return Object.fromEntries(values);
}

const genders = ['female', 'male', 'unknown'] as const;

function readAudience(value: unknown): Draft['audience'] {
  if (!Array.isArray(value)) return null;
  const rows = value.filter(isRecord).flatMap(({ age, gender, share }) => {
    const known = genders.find((one) => one === gender) ?? 'unknown';
    const inRange = typeof share === 'number' && share >= 0 && share <= 1;
    // The table takes no number however small.
    const rounded = Math.round(Number(share) * 1e6) / 1e6;
    return inRange
      ? [{ age: readLine(age).slice(0, 20).toWellFormed() || 'unknown', gender: known, share: rounded }]
      : [];
  });
  return rows.length > 0 ? rows : null;
}
