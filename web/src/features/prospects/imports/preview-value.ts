import { industries } from '../../../../../shared/ads/ads.rules.ts';
import type { Field } from '../../../../../shared/prospects/field.ts';
import { fields } from '../../../../../shared/prospects/fields.ts';
import type { ProspectField, ProspectImport } from '../../../../../shared/prospects/imports.contract.ts';
import { countryName, formatMoment, formatNumber } from '../../../lib/format.ts';

export type PreviewRow = ProspectImport['preview'][number];

const labels: Partial<Record<ProspectField, Record<string, string>>> = {
  industry: industries,
  doNotContact: { true: 'Oui', false: 'Non' },
};

/** A value of a row as a person reads it: as it would be stored, or as it came when it would not be. */
export function previewValue(field: ProspectField, text: string): string {
  const { kind, choices: named = labels[field] }: Field = fields[field];
  if (named && Object.hasOwn(named, text)) return named[text] ?? text;
  if (field === 'country' && /^[A-Z]{2}$/.test(text)) return countryName(text);
  if (kind === 'money' && /^\d+(\.\d+)?$/.test(text)) return formatNumber(Number(text));
  if (kind === 'moment' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatMoment(text);
  return text;
}
