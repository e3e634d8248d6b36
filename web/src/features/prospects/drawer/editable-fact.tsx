import type { Field } from '../../../../../shared/prospects/field.ts';
import { fields } from '../../../../../shared/prospects/fields.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { fieldLabels, shownValue } from '../prospect-field-labels.ts';
import { useProspectSpace } from '../prospect-space.ts';
import { checkValues, editOf, type ProspectValues, valuesOf } from '../prospect-values.ts';
import { InPlace, type InPlaceField } from './in-place.tsx';
import { saveFact } from './save-fact.ts';

type Props = {
  prospect: Prospect;
  name: keyof ProspectValues;
  /** As it is read, when that is not what stands in the field. */
  read?: string | undefined;
};

/** A field of the prospect, changed where it stands. */
export function EditableFact({ prospect, name, read }: Props) {
  const space = useProspectSpace();
  const before = valuesOf(prospect);
  const written = (value: string) => ({ ...before, [name]: value });
  const { choices, max, always, kind }: Field = fields[name];
  const words = (one: Prospect) => shownValue(name, valuesOf(one));
  const field: InPlaceField = {
    label: fieldLabels[name],
    name,
    start: before[name],
    kind: choices ? 'choice' : kind === 'text' ? 'lines' : 'line',
    choices: [
      ...(always ? [] : [{ value: '', label: 'Non précisée' }]),
      ...Object.entries(choices ?? {}).map(([value, label]) => ({ value, label })),
    ],
    max,
    check: (value) => checkValues(written(value))[name] ?? null,
    save: (value) => saveFact(space, prospect, editOf(before, written(value)), (one) => words(one) || 'rien'),
  };
  return <InPlace field={field} words={read ?? words(prospect)} />;
}
