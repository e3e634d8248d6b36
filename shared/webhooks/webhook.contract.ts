import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import {
  pingEvent,
  type SentEventType,
  sentEventTypes,
  type WebhookEventType,
  webhookEvents,
} from './webhook-events.ts';
import { webhookFares } from './webhook-fare.ts';
import { headerProblem, sentName, webhookLimits } from './webhooks.rules.ts';

const route = routes('webhooks/webhook');
const logRoute = routes('webhooks/log');

const params = z.object({ id: z.string().max(60) });
const version = z.int().min(1);
const eventTypes = keysOf(webhookEvents);

export const Webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(eventTypes)),
  active: z.boolean(),
  /** Why we stopped sending, in French; null while it is active or was switched off by hand. */
  disabledReason: z.string().nullable(),
  /** Each with the end of its value, to recognise it by: the value itself is never answered. */
  headers: z.record(z.string(), z.string()),
  /** The end of the secret, to recognise it by. */
  secretHint: z.string(),
  health: z.object({
    /** From 0 to 1, of the deliveries that ended in the last 24 hours; null when none did. */
    successRate24h: z.number().nullable(),
    /** The attempts behind it: a delivery that is tried again counts each time. */
    attempts24h: z.object({ succeeded: z.int(), failed: z.int() }),
    lastDeliveryAt: z.string().nullable(),
    consecutiveFailures: z.int(),
    /** How it fares: `failing` when most attempts of late fail, or deliveries are given up. */
    state: z.enum(webhookFares),
  }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

/** What an agency's server receives. */
export const WebhookPayload = z.object({
  type: z.enum(sentEventTypes),
  timestamp: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type WebhookPayload = z.infer<typeof WebhookPayload>;

const WebhookAnswer = z.object({ webhook: Webhook });

/** An address is vetted again at every sending: here it must only look like one. */
const url = z.string().trim().min(1).max(webhookLimits.addressLength);

const headerValue = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]*$/, 'Caractères interdits dans un en-tête')
  .min(1)
  .max(webhookLimits.headerValue);

/** Two names that become one are refused rather than lost. */
const headersOf = <Value extends z.ZodType<string | null, string | null>>(value: Value) =>
  z
    .record(z.string(), value)
    .check((context) => {
      const names = Object.keys(context.value);
      const seen = new Set<string>();
      for (const name of names) {
        const sent = sentName(name);
        const problem = headerProblem(sent) ?? (seen.has(sent) ? 'Cet en-tête est donné deux fois' : null);
        if (problem) context.issues.push({ code: 'custom', message: problem, path: [sent], input: name });
        seen.add(sent);
      }
      if (names.length > webhookLimits.headers)
        context.issues.push({
          code: 'custom',
          message: `${webhookLimits.headers} en-têtes au plus`,
          input: context.value,
        });
    })
    .transform((headers) => new Map(Object.entries(headers).map(([name, one]) => [sentName(name), one] as const)));

const isEvent = (type: SentEventType): type is WebhookEventType => type !== pingEvent;

/** Whoever asks for all that is listed names the ping too: every webhook gets its own tests, so it stands for nothing. */
const events = z
  .array(z.enum(sentEventTypes))
  .min(1)
  .max(sentEventTypes.length)
  .transform((list) => [...new Set(list)].filter(isEvent))
  .refine((list) => list.length > 0, 'Choisissez au moins un événement');

export const createWebhook = route({
  operation: 'createWebhook',
  method: 'POST',
  path: '/api/webhooks',
  auth: 'webhooks:write',
  summary: 'Créer un webhook ; son secret n’est montré que dans cette réponse',
  body: z.strictObject({
    name: lineText(textLimits.name),
    url,
    events,
    active: z.boolean().default(true),
    headers: headersOf(headerValue).optional(),
  }),
  /** Asked again under its key, it answers the webhook that was made and no secret: nobody is shown it twice. */
  output: z.object({ webhook: Webhook, secret: z.string().nullable() }),
  status: 201,
  idempotent: true,
  errors: ['webhook_limit', 'webhook_address_refused', 'event_not_readable'],
});

export const listWebhooks = route({
  operation: 'listWebhooks',
  method: 'GET',
  path: '/api/webhooks',
  auth: 'webhooks:read',
  summary: 'Les webhooks de l’espace de travail, du plus récent au plus ancien',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(Webhook), nextCursor: z.string().nullable() }),
});

export const getWebhook = route({
  operation: 'getWebhook',
  method: 'GET',
  path: '/api/webhooks/{id}',
  auth: 'webhooks:read',
  summary: 'Lire un webhook',
  params,
  output: WebhookAnswer,
});

export const updateWebhook = route({
  operation: 'updateWebhook',
  method: 'PUT',
  path: '/api/webhooks/{id}',
  auth: 'webhooks:write',
  summary: 'Modifier, suspendre ou réactiver un webhook',
  params,
  body: z.strictObject({
    name: lineText(textLimits.name).optional(),
    url: url.optional(),
    events: events.optional(),
    active: z.boolean().optional(),
    /** In place of those before; `null` keeps the value of the one that bears the name, where the address leads to the same server. */
    headers: headersOf(headerValue.nullable()).optional(),
    version,
  }),
  output: WebhookAnswer,
  errors: ['conflict', 'webhook_address_refused', 'event_not_readable'],
});

export const deleteWebhook = route({
  operation: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/webhooks/{id}',
  auth: 'webhooks:delete',
  summary: 'Supprimer un webhook ; ses envois en attente sont annulés',
  params,
  output: z.object({ id: z.string() }),
});

export const regenerateWebhookSecret = route({
  operation: 'regenerateWebhookSecret',
  method: 'POST',
  path: '/api/webhooks/{id}/regenerate-secret',
  auth: 'webhooks:write',
  confirmed: true,
  summary: 'Changer le secret d’un webhook ; l’ancien signe encore le temps demandé',
  params,
  body: z.strictObject({ keepOldForHours: z.int().min(0).max(72).default(24) }),
  output: z.object({ secret: z.string() }),
  errors: ['conflict', 'webhook_secret_limit'],
});

export const testWebhook = logRoute({
  operation: 'testWebhook',
  method: 'POST',
  path: '/api/webhooks/{id}/test',
  auth: 'webhooks:write',
  summary: 'Envoyer un ping, ou l’exemple d’un événement',
  params,
  body: z.strictObject({ event: z.enum(sentEventTypes).default(pingEvent) }),
  output: z.object({ deliveryId: z.string() }),
  status: 202,
  errors: ['webhook_inactive', 'event_not_readable'],
});

export const listWebhookEvents = route({
  operation: 'listWebhookEvents',
  method: 'GET',
  path: '/api/webhooks/events',
  auth: 'webhooks:read',
  summary: 'Les événements auxquels un webhook peut s’abonner, avec un exemple de chacun',
  output: z.object({
    items: z.array(
      z.object({
        type: z.enum(sentEventTypes),
        label: z.string(),
        description: z.string(),
        example: WebhookPayload,
      }),
    ),
  }),
});
