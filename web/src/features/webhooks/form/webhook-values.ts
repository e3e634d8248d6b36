import type { Webhook } from '../../../../../shared/contract/webhooks.ts';
import type { WebhookEventType } from '../../../../../shared/rules/webhook-events.ts';
import { headerName, isOwnHeader } from '../../../../../shared/rules/webhooks.ts';
import type { FieldChecks } from '../../../lib/use-submit.ts';

export type HeaderLine = { key: string; name: string; value: string };

/** What the form holds. */
export type WebhookValues = {
  name: string;
  url: string;
  events: readonly WebhookEventType[];
  headers: readonly HeaderLine[];
  active: boolean;
};

export const newValues: WebhookValues = { name: '', url: '', events: [], headers: [], active: true };

export const valuesOf = ({ name, url, events, headers, active }: Webhook): WebhookValues => ({
  name,
  url,
  events,
  headers: Object.entries(headers).map(([header, value]) => ({ key: header, name: header, value })),
  active,
});

/** As it is sent. */
export const bodyOf = ({ headers, events, ...rest }: WebhookValues) => ({
  ...rest,
  events: [...events],
  headers: Object.fromEntries(headers.map(({ name, value }) => [sentName(name), value.trim()])),
});

export const sentName = (name: string) => name.trim().toLowerCase();

export const headerField = ({ key }: HeaderLine) => `header-${key}`;

/** What can be told without asking the server. */
export function checkValues({ events, headers }: WebhookValues): FieldChecks {
  return {
    events: events.length === 0 ? 'Choisissez au moins un événement' : null,
    ...Object.fromEntries(headers.map((line, at) => [headerField(line), headerProblem(line, headers.slice(0, at))])),
  };
}

function headerProblem({ name }: HeaderLine, before: readonly HeaderLine[]): string | null {
  const sent = sentName(name);
  if (sent === '') return null;
  if (!headerName.test(sent)) return 'Nom d’en-tête invalide';
  if (isOwnHeader(sent)) return 'Cet en-tête est réservé à Réclame';
  return before.some((other) => sentName(other.name) === sent) ? 'Cet en-tête est déjà dans la liste' : null;
}
