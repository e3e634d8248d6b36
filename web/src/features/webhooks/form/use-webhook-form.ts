import { useState } from 'react';
import { useSubmit } from '../../../lib/use-submit.ts';
import { checkValues, type WebhookValues } from './webhook-values.ts';

type Options = {
  start: WebhookValues;
  act: (values: WebhookValues) => Promise<void>;
  otherwise: string;
};

export type WebhookForm = ReturnType<typeof useWebhookForm>;

/** The form of a webhook, new or not. */
export function useWebhookForm({ start, act, otherwise }: Options) {
  const [values, setValues] = useState(start);
  const submission = useSubmit({
    check: () => checkValues(values),
    act: () => act(values),
    otherwise,
  });
  const set = (changes: Partial<WebhookValues>) => setValues((latest) => ({ ...latest, ...changes }));
  return { ...submission, values, set };
}
