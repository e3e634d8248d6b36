import type { AdField } from '../../../shared/contract/ads-imports.ts';
import { lineProblems } from '../../../shared/messages/imports.ts';
import { readLine } from '../../platform/imports/read-values.ts';
import { type Columns, cellsByField } from '../../platform/imports/said-columns.ts';
import type { Draft, ReadContext, Reading } from './draft.ts';
import { readAd } from './read-ad.ts';
import { archiveDraft, isArchiveAd } from './read-archive-ad.ts';

/** Reads a record of a JSON file: an ad of Meta's `ads_archive`, or one with the fields of our own. */
export function readItem(value: unknown, context: ReadContext): Reading {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { reason: lineProblems.notAnAd };
  const record = value as Record<string, unknown>;
  return readAd(isArchiveAd(record) ? archiveDraft(record) : itemDraft(record), context);
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function itemDraft(record: Record<string, unknown>): Draft {
  const { advertiser, reach, spend, impressions, audience, ...rest } = record;
  const { id, name, url } = typeof advertiser === 'object' ? asRecord(advertiser) : { name: advertiser };
  return {
    ...rest,
    sourceId: record.sourceId ?? record.id,
    advertiserName: name ?? record.advertiserName,
    advertiserId: givenId(id ?? record.advertiserId),
    advertiserUrl: url ?? record.advertiserUrl,
    ...range('reach', reach),
    ...range('spend', spend),
    ...range('impressions', impressions),
    currency: asRecord(spend).currency ?? record.currency,
    audience: readAudience(audience),
  };
}

/** An id that we made ourselves says nothing outside of where it was made. */
const givenId = (id: unknown) => (/^adv_/.test(readLine(id)) ? undefined : id);

/** `{ lower, upper }`, where a missing upper bound is an open one, or the figure itself. */
function range(field: 'reach' | 'spend' | 'impressions', value: unknown): Draft {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object') return { [`${field}Lower`]: value };
  const { lower, upper } = asRecord(value);
  return { [`${field}Lower`]: lower, [`${field}Upper`]: upper };
}

const genders = ['female', 'male', 'unknown'] as const;

function readAudience(value: unknown): Draft['audience'] {
  if (!Array.isArray(value)) return null;
  const rows = value.map(asRecord).flatMap(({ age, gender, share }) => {
    const known = genders.find((one) => one === gender) ?? 'unknown';
    const inRange = typeof share === 'number' && share >= 0 && share <= 1;
    return inRange ? [{ age: readLine(age).slice(0, 20) || 'unknown', gender: known, share }] : [];
  });
  return rows.length > 0 ? rows : null;
}

export const readRow = (cells: string[], columns: Columns<AdField>, context: ReadContext): Reading =>
  readAd(cellsByField(cells, columns), context);
