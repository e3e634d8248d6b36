import { useState } from 'react';
import { type BodyOf, bodyProblems } from '../../../lib/route-body.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { checkValues, type WebhookValues } from './webhook-values.ts';

type Options = {
  start: WebhookValues;
  /** Where it is sent, and what. */
  route: BodyOf;
  body: (values: WebhookValues) => unknown;
  act: (values: WebhookValues) => Promise<void>;
  otherwise: string;
};

export type WebhookForm = ReturnType<typeof useWebhookForm>;

/** The form of a webhook, new or not. */
export function useWebhookForm({ start, route, body, act, otherwise }: Options) {
  const [values, setValues] = useState(start);
  const submission = useSubmit({
    refused: () => {
      const { name, url } = bodyProblems(route, body(values));
      return { ...(name && { name }), ...(url && { url }) };
    },
    check: () => checkValues(values),
    act: () => act(values),
    otherwise,
  });
  const set = (changes: Partial<WebhookValues>) => setValues((latest) => ({ ...latest, ...changes }));
  return { ...submission, values, set };
}
