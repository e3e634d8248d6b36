import { useState } from 'react';
import { type FieldChecks, useSubmit } from './use-submit.ts';

type Form<Values> = {
  /** One text a field, under its name. */
  start: Values;
  /** What is wrong besides what the browser finds. */
  check?: (values: Values) => FieldChecks;
  act: (values: Values) => Promise<void>;
  /** Said when the server did not say better. */
  otherwise: string;
};

/** A form of text fields: its values, and the props that tie each input to its value and to what is wrong with it. */
export function useForm<Values extends Record<string, string>>({ start, check, act, otherwise }: Form<Values>) {
  const [values, setValues] = useState(start);
  const submission = useSubmit({ check: () => check?.(values) ?? {}, act: () => act(values), otherwise });

  const input = (name: keyof Values & string) => ({
    name,
    size: 'md',
    value: values[name],
    error: submission.problems[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((latest) => ({ ...latest, [name]: value })),
  });

  return { ...submission, values, setValues, input };
}
