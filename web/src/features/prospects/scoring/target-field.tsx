import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { TagsInput } from '@mantine/core';
import { targetLimits } from '../../../../../shared/prospects/scoring.ts';
import type { ScoringFieldsProps } from './axis-fields.tsx';
import classes from './scoring.module.css';
import { fieldName, industryNames, linesOf } from './scoring-values.ts';

const hints = {
  primaryIndustries: 'Choisissez, ou écrivez les vôtres',
  secondaryIndustries: 'Choisissez, ou écrivez les vôtres',
  homeCountries: 'Par leur nom ou leur code, par exemple France ou BE',
  nearCountries: 'Par leur nom ou leur code',
  competitors: 'Domaines d’e-mail ou noms d’entreprises',
} as const;

type Props = Pick<ScoringFieldsProps, 'values' | 'problems' | 'setValues'> & {
  name: keyof typeof hints;
  label: string;
};

/** What a workspace looks for, or not: several entries, chosen or written. */
export function TargetField({ name, label, values, problems, setValues }: Props) {
  const field = fieldName('targets', name);
  const isIndustry = name === 'primaryIndustries' || name === 'secondaryIndustries';
  return (
    <TagsInput
      name={field}
      label={label}
      description={hints[name]}
      className={classes.target}
      size="sm"
      value={linesOf(values[field])}
      data={isIndustry ? industryNames : []}
      error={problems[field]}
      maxTags={targetLimits.entries}
      maxLength={targetLimits.length}
      acceptValueOnBlur
      comboboxProps={{ withinPortal: false }}
      onChange={(entries) => setValues((latest) => ({ ...latest, [field]: entries.join('\n') }))}
    />
  );
}
