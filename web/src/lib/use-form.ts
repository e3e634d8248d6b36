import { useState } from 'react';
import type { FieldProblems } from './native-problems.ts';
import { type BodyOf, bodyProblems, limitOf } from './route-body.ts';
import { type FieldChecks, useSubmit } from './use-submit.ts';

type Form<Values> = {
  /** One text a field, under its name. */
  start: Values;
  /** Where it is sent, if its fields are those of the body: what is wrong, and how long a field may be, is read there. */
  route?: BodyOf;
  /** What is sent of the values; the values themselves if nothing is said. */
  body?: (values: Values) => unknown;
  /** What is wrong besides what the browser and the body's schema find. */
  check?: (values: Values) => FieldChecks;
  act: (values: Values) => Promise<void>;
  /** Said when the server did not say better. */
  otherwise: string;
};

/** A form of text fields: its values, and the props that tie each input to its value and to what is wrong with it. */
export function useForm<Values extends Record<string, string>>(options: Form<Values>) {
  const { start, route, body, check, act, otherwise } = options;
  const [values, setValues] = useState(start);
  const submission = useSubmit({
    refused: () => (route ? ownOf(values, bodyProblems(route, body ? body(values) : values)) : {}),
    check: () => check?.(values) ?? {},
    act: () => act(values),
    otherwise,
  });

  const input = (name: keyof Values & string) => {
    const maxLength = route && limitOf(route, name);
    return {
      name,
      size: 'md',
      value: values[name],
      error: submission.problems[name],
      ...(maxLength && { maxLength }),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setValues((latest) => ({ ...latest, [name]: value })),
    };
  };

  return { ...submission, values, setValues, input };
}

/** Those of the form's own fields: what is wrong elsewhere the server says, as a whole. */
const ownOf = (values: object, problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => Object.hasOwn(values, field)));
