import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import type { WebhookEventType } from '../../../../../shared/webhooks/webhook-events.ts';
import { headerProblem, sentName } from '../../../../../shared/webhooks/webhooks.rules.ts';
import type { FieldChecks } from '../../../lib/use-submit.ts';

export type HeaderLine = {
  key: string;
  name: string;
  value: string;
  /** What the server has, and the address that it goes to: it tells the end of the value alone. */
  stored?: { name: string; hint: string; url: string };
};

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
  headers: Object.entries(headers).map(([name, hint]) => ({ key: name, name, value: '', stored: { name, hint, url } })),
  active,
});

/** As a creation is sent. */
export const newBodyOf = (values: WebhookValues) => sent(values, ({ value }) => value.trim());

/** As an edit is sent: `null` keeps a value that was not typed again. */
export const editBodyOf = (values: WebhookValues) =>
  sent(values, (line) => (isKept(line, values.url) ? null : line.value.trim()));

const sent = <Value>({ headers, events, ...rest }: WebhookValues, toValue: (line: HeaderLine) => Value) => ({
  ...rest,
  events: [...events],
  headers: Object.fromEntries(headers.map((line) => [sentName(line.name), toValue(line)])),
});

/** Whether the stored value stays: under another name there is none, and another server does not get it. */
export const keepsValue = (line: HeaderLine, url: string) =>
  line.stored !== undefined && sentName(line.name) === line.stored.name && !leadsElsewhere(line, url);
export const isKept = (line: HeaderLine, url: string) => keepsValue(line, url) && line.value.trim() === '';

/** Whether the address is of another server than the one that gets the stored value. What is no address yet is not. */
export const leadsElsewhere = ({ stored }: HeaderLine, url: string) =>
  stored !== undefined && URL.canParse(url) && new URL(url).origin !== new URL(stored.url).origin;

export const headerField = ({ key }: HeaderLine) => `header-${key}`;

/** What can be told without asking the server. */
export function checkValues({ events, headers }: WebhookValues): FieldChecks {
  return {
    events: events.length === 0 ? 'Choisissez au moins un événement' : null,
    ...Object.fromEntries(headers.map((line, at) => [headerField(line), lineProblem(line, headers.slice(0, at))])),
  };
}

function lineProblem({ name }: HeaderLine, before: readonly HeaderLine[]): string | null {
  const sent = sentName(name);
  if (sent === '') return null;
  const problem = headerProblem(sent);
  if (problem) return problem;
  return before.some((other) => sentName(other.name) === sent) ? 'Cet en-tête est déjà dans la liste' : null;
}
