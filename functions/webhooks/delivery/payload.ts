import type { WebhookPayload } from '../../../shared/webhooks/webhook.contract.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';

/** The body of an event, the same bytes at every attempt; null once what it told of was erased. */
export function payloadText({ type, at, data }: EventItem): string | null {
  if (data === undefined) return null;
  return `{"type":${JSON.stringify(type)},"timestamp":${JSON.stringify(at)},"data":${data}}`;
}

/** The body as the log shows it. */
export function shownPayload(item: EventItem): WebhookPayload | null {
  const text = payloadText(item);
  return text === null ? null : JSON.parse(text);
}
