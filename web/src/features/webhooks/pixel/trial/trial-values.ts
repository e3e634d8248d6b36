import { keysOf } from '../../../../../../shared/kernel/closed-lists.ts';
import type { RouteInput } from '../../../../../../shared/kernel/route.ts';
import type { StandardEvent, trackMetaEvent } from '../../../../../../shared/pixel/pixel.contract.ts';
import { type ActionSource, actionSources } from '../../../../../../shared/pixel/pixel.rules.ts';
import { parameterProblems, pixelParameters } from '../../../../../../shared/pixel/pixel-parameters.ts';
import type { FieldChecks } from '../../../../lib/use-submit.ts';
import { matchKeys, type UserField } from '../match-keys.ts';

type Parameter = StandardEvent['parameters'][number];
type CustomValue = string | number | string[] | { id: string; quantity: number; item_price?: number }[];

/** One text a field, under the name that the API's refusals bear. */
export type TrialValues = Record<string, string>;

export const userName = (field: UserField) => `userData.${field}`;
export const parameterName = ({ name }: Parameter) => `customData.${name}`;

/** How a parameter is written in a form. */
export function kindOf({ name, type }: Parameter): 'text' | 'number' | 'list' | 'products' | 'content-type' {
  if (name === 'contents') return 'products';
  if (name === 'content_type') return 'content-type';
  if (type.endsWith('[]')) return 'list';
  return type === 'number' || type === 'integer' ? 'number' : 'text';
}

export function startValues(events: readonly StandardEvent[]): TrialValues {
  const first = events.find(({ name }) => name === 'Purchase') ?? events[0];
  return {
    eventName: first?.name ?? '',
    eventId: '',
    actionSource: 'website',
    eventSourceUrl: '',
    ...Object.fromEntries(keysOf(matchKeys).map((field) => [userName(field), ''])),
    ...Object.fromEntries(events.flatMap(({ parameters }) => parameters.map((one) => [parameterName(one), '']))),
    'customData.currency': 'EUR',
    'userData.clientUserAgent': navigator.userAgent,
  };
}

const text = (values: TrialValues, name: string) => (values[name] ?? '').trim();
const toNumber = (written: string) => Number(written.replace(/\s/g, '').replace(',', '.'));

/** What is written in the fields, as track-event takes it. */
export function trialBody(
  values: TrialValues,
  event: StandardEvent,
  pixelId: string,
): RouteInput<typeof trackMetaEvent>['body'] {
  return {
    consent: true,
    pixelId,
    eventName: event.name,
    eventId: text(values, 'eventId'),
    actionSource: sourceOf(values),
    eventSourceUrl: text(values, 'eventSourceUrl'),
    userData: Object.fromEntries(filledFields(values).map((field) => [field, text(values, userName(field))])),
    customData: customData(values, event),
  };
}

export const sourceOf = ({ actionSource }: TrialValues): ActionSource =>
  actionSources.find((one) => one === actionSource) ?? 'website';

/** What someone may be recognised by, as far as it is filled. */
export const filledFields = (values: TrialValues): UserField[] =>
  keysOf(matchKeys).filter((field) => text(values, userName(field)));

/** Of the parameters of the event, those that are filled. */
const customData = (values: TrialValues, { parameters }: StandardEvent) =>
  Object.fromEntries(
    parameters.flatMap((one) => {
      const written = text(values, parameterName(one));
      return written ? [[one.name, customValue(one, written)]] : [];
    }),
  );

function customValue(parameter: Parameter, written: string): CustomValue {
  const kind = kindOf(parameter);
  if (kind === 'number') return toNumber(written);
  if (kind === 'list') return itemsOf(written, ',');
  if (kind === 'products') return itemsOf(written, '\n').map(product);
  return written;
}

const itemsOf = (written: string, separator: string) =>
  written
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

/** `SKU-1 ; 2 ; 19,90`: what it is, how many, the price of one. */
function product(line: string): { id: string; quantity: number; item_price?: number } {
  const [id = '', quantity, price] = line.split(';').map((part) => part.trim());
  return { id, quantity: quantity ? toNumber(quantity) : 1, ...(price && { item_price: toNumber(price) }) };
}

/** What Meta would refuse of the parameters, by name of field; of a list, the first line that is wrong. */
export function trialProblems(values: TrialValues, event: StandardEvent): FieldChecks {
  const required = keysOf(pixelParameters).filter((name) =>
    event.parameters.some((one) => one.required && one.name === name),
  );
  const problems = parameterProblems(customData(values, event), required).map(({ path, message }) => {
    const [name, line] = path.split('.');
    return [`customData.${name}`, line ? `Ligne ${Number(line) + 1} : ${message}` : message] as const;
  });
  return Object.fromEntries(problems.reverse());
}
