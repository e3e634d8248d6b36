import { keysOf } from '../kernel/closed-lists.ts';
import type { Permission } from '../kernel/permissions.ts';
import type { EventTexts, EventTheme, Word } from '../kernel/word.ts';
import { type WebhookEventTheme, type WebhookEventType, words } from '../words.ts';

export type { WebhookEventTheme, WebhookEventType };

const declared: [name: string, word: Word][] = Object.entries(words);
const themes = Object.assign({}, ...declared.map(([, { events }]) => events)) as Record<WebhookEventTheme, EventTheme>;

/** What a webhook can be told of, by theme; a route's act writes it, and the page groups them so. */
export const webhookEventThemes = Object.fromEntries(
  Object.entries(themes).map(([theme, { label }]) => [theme, label]),
) as Record<WebhookEventTheme, string>;

/** Every event that one can subscribe to, under the name that its payload bears. */
export const webhookEvents = Object.assign({}, ...Object.values(themes).map(({ events }) => events)) as Record<
  WebhookEventType,
  EventTexts
>;

/** What a test sends when no event is chosen. */
export const pingEvent = 'ping';
export const pingTexts: EventTexts = { label: 'Ping', description: 'Un envoi de test, sans événement réel.' };
export const sentEventTypes = [...keysOf(webhookEvents), pingEvent] as const;
export type SentEventType = WebhookEventType | typeof pingEvent;
export const isSentEvent = (type: string): type is SentEventType => sentEventTypes.some((sent) => sent === type);

/** The permissions any of which lets see what an event tells; a ping tells nothing. Of an import, the id says whose it is. */
export function eventReadings(type: SentEventType, entityId = ''): readonly Permission[] {
  if (type === pingEvent) return [];
  const [theme] = type.split('.') as [WebhookEventTheme];
  const { readings } = themes[theme];
  const whose = theme === 'import' ? `${wordOf(entityId)}:read` : undefined;
  const own = readings.filter((permission) => permission === whose);
  return own.length > 0 ? own : readings;
}

/** The word whose things bear ids of that form. */
function wordOf(id: string): string | undefined {
  const prefix = id.split('_')[0] ?? '';
  return declared.find(([, { ids = {} }]) => Object.values(ids).includes(prefix))?.[0];
}
