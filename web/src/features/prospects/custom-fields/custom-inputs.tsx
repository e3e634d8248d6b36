import { NativeSelect, TextInput } from '@mantine/core';
import { prospectLimits } from '../../../../../shared/prospects/prospects.rules.ts';
import type { FieldProblems } from '../../../lib/native-problems.ts';
import classes from '../prospect-fields.module.css';
import { choicesFor } from './custom-text.ts';
import type { CustomTexts } from './use-custom-texts.ts';

/** The fields of the workspace, in a form; nothing where it has none. */
export function CustomInputs({ texts, problems }: { texts: CustomTexts; problems: FieldProblems }) {
  const { fields, textOf, startOf, write } = texts;
  if (fields.length === 0) return null;
  return (
    <div className={classes.grid}>
      <h3 className={classes.heading}>Champs personnalisés</h3>
      {fields.map((field) => {
        const name = `custom.${field.id}`;
        const input = {
          name,
          label: field.name,
          size: 'md',
          value: textOf(field),
          error: problems[name],
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) => write(field.id, currentTarget.value),
        };
        if (field.type === 'choice')
          return <NativeSelect key={field.id} {...input} data={choicesFor(field, startOf(field))} />;
        return (
          <TextInput
            key={field.id}
            {...input}
            type={field.type === 'date' ? 'date' : 'text'}
            inputMode={field.type === 'number' ? 'decimal' : undefined}
            maxLength={prospectLimits.customText}
            autoComplete="off"
          />
        );
      })}
    </div>
  );
}
