import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import type { Field } from '../../../../shared/prospects/field.ts';
import { byField, fields } from '../../../../shared/prospects/fields.ts';
import { formatDay, formatMoment } from '../../lib/format.ts';
import { fromParisField } from '../../lib/paris-time.ts';
import { noValues, type ProspectValues, tagsOf } from './prospect-values.ts';

/** What each field of a prospect is called on the screen. */
export const fieldLabels = byField(keysOf(noValues), (name) => fields[name].label);

/** What stands in a field, as a person reads it. */
export function shownValue(
  field: keyof ProspectValues,
  values: ProspectValues,
  names: ReadonlyMap<string, string> = new Map(),
): string {
  const value = values[field];
  const { kind, choices }: Field = fields[field];
  const moment = fromParisField(value);
  if (kind === 'reference') return names.get(value) ?? value;
  if (kind === 'tags') return tagsOf(value).join(', ');
  if (kind === 'day' && value) return formatDay(value);
  if (kind === 'moment' && moment) return formatMoment(moment);
  if (kind === 'flag') return value === 'true' ? 'Oui' : 'Non';
  return choices?.[value] ?? value;
}
