import type { FieldsProps } from './persona-form.tsx';
import type { TextName } from './persona-values.ts';

/** What a field of words takes. */
export const textField =
  ({ values, problems, onChange }: FieldsProps) =>
  (name: TextName) => ({
    name,
    value: values[name],
    // Of a list, the first line that is wrong.
    error: problems[name] ?? Object.entries(problems).find(([path]) => path.startsWith(`${name}.`))?.[1],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  });
