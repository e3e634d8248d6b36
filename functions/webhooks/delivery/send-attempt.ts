import { webhookAgent } from '../../../shared/origin-headers.ts';
import { OutboundFailure } from '../../platform/clients/outbound/outbound-failure.ts';
import { sendOut } from '../../platform/clients/outbound/send-out.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { WebhookItem } from '../webhook/webhook.entity.ts';
import { openHeaders } from '../webhook/webhook-headers.ts';
import { livingSecrets } from '../webhook/webhook-secrets.ts';
import { noteSkew, skewOf } from './clock-skew.ts';
import { readRetryAfter } from './retry-plan.ts';
import { signatureHeaders } from './signature.ts';

const timeoutMs = 15_000;
const snippetBytes = 16 * 1024;

/** What came of one attempt, as it is recorded. */
export type AttemptOutcome = {
  at: string;
  durationMs: number;
  statusCode?: number;
  /** `http` for an answer other than 2xx, else what failed before there was one; none for a success. */
  problem?: string;
  snippet?: string;
  /** How far the server's clock is ahead of ours. */
  skewSeconds?: number;
  /** The server wants no more of these. */
  gone: boolean;
  overwhelmed: boolean;
  askedSeconds: number | null;
};

const overwhelmedStatuses = new Set([429, 502, 503, 504]);

type Told = Pick<EventItem, 'eventId' | 'requestId'>;

/** Signs and posts a body. A failure is an outcome like another. */
export async function sendAttempt(webhook: WebhookItem, event: Told, body: string): Promise<AttemptOutcome> {
  const { eventId, requestId } = event;
  const [secrets, headers] = await Promise.all([livingSecrets(webhook, new Date()), openHeaders(webhook)]);
  const at = new Date();
  const started = performance.now();
  const durationMs = () => Math.round(performance.now() - started);
  try {
    const answer = await sendOut({
      url: webhook.url,
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'user-agent': webhookAgent,
        ...(requestId !== undefined && { 'webhook-request-id': requestId }),
        ...signatureHeaders(secrets, eventId, at, body),
      },
      body,
      timeoutMs,
      maxAnswerBytes: snippetBytes,
      cutLongAnswer: true,
    });
    const skewSeconds = skewOf(answer.headers.date, new Date());
    if (skewSeconds !== null) await noteSkew(new URL(webhook.url).host, skewSeconds);
    const succeeded = answer.status >= 200 && answer.status < 300;
    return {
      at: at.toISOString(),
      durationMs: durationMs(),
      statusCode: answer.status,
      ...(!succeeded && { problem: 'http', ...(skewSeconds !== null && { skewSeconds }) }),
      ...snippetOf(answer),
      gone: answer.status === 410,
      overwhelmed: overwhelmedStatuses.has(answer.status),
      askedSeconds:
        answer.status === 429 || answer.status === 503
          ? readRetryAfter(answer.headers['retry-after'], new Date())
          : null,
    };
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    return {
      at: at.toISOString(),
      durationMs: durationMs(),
      problem: error.kind,
      gone: false,
      overwhelmed: error.kind === 'timeout' || error.kind === 'unreachable',
      askedSeconds: null,
    };
  }
}

function snippetOf({ body, truncated }: { body: Buffer; truncated: boolean }): { snippet?: string } {
  if (body.length === 0) return {};
  const text = new TextDecoder().decode(body);
  return { snippet: truncated ? `${text}…` : text };
}
