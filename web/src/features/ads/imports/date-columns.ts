import { mayNameEnd } from '../../../../../shared/ads/end-columns.ts';
import type { AdField } from '../../../../../shared/ads/imports.contract.ts';
import {
  isDateOrderUnsure,
  isReadBothWays,
  type NumericDate,
  numericDate,
} from '../../../../../shared/imports/date-order.ts';
import type { Mapping, ReadFile } from './file-contents.ts';

const isDateField = (field: AdField | null | undefined) => field === 'startedAt' || field === 'endedAt';

/** A date of the file that can be read both ways, when nothing in its head tells which is right. */
export function unsureDate(read: ReadFile, mapping: Mapping): NumericDate | undefined {
  const values = read.columns.filter(({ name }) => isDateField(mapping[name])).flatMap((column) => column.values);
  if (!isDateOrderUnsure(values)) return undefined;
  const dates = values.flatMap((value) => numericDate(value.trim()) ?? []);
  return dates.find(isReadBothWays);
}

const looksLikeDate = (value: string) => /^\d{4}-\d\d-\d\d/.test(value) || numericDate(value) !== undefined;

/** Columns of dates that are left out and may say until when ads ran, when none does: without it they count as active. */
export function possibleEnds(read: ReadFile, mapping: Mapping): string[] {
  if (Object.values(mapping).includes('endedAt')) return [];
  return read.columns
    .filter(({ name, values }) => {
      const given = values.map((value) => value.trim()).filter(Boolean);
      return mayNameEnd(name) && !mapping[name] && given.length > 0 && given.every(looksLikeDate);
    })
    .map(({ name }) => name);
}
