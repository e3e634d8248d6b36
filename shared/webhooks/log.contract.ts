import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { WebhookPayload } from './webhook.contract.ts';
import { sentEventTypes } from './webhook-events.ts';
import { deliveryStatuses } from './webhooks.rules.ts';

const route = routes('webhooks/log');

const params = z.object({ id: z.string().max(60) });
const deliveryParams = z.object({ id: z.string().max(60), deliveryId: z.string().max(60) });

export const DeliveryAttempt = z.object({
  at: z.string(),
  durationMs: z.int(),
  statusCode: z.int().nullable(),
  /** What went wrong and what to do about it, in French; null for a success. */
  error: z.string().nullable(),
  /** The beginning of the answer, which may repeat the body: null where the payload may not be read, or when there was none. */
  responseSnippet: z.string().nullable(),
  /** Asked for by someone, outside the schedule. */
  manual: z.boolean(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const Delivery = z.object({
  id: z.string(),
  eventId: z.string(),
  event: z.enum(sentEventTypes),
  status: z.enum(deliveryStatuses),
  attempts: z.array(DeliveryAttempt),
  /** Attempts that are no longer told one by one. */
  earlierAttempts: z.int(),
  nextAttemptAt: z.string().nullable(),
  /** Written as JSON it is the body, to the byte; null once the event was erased, or for who may not read what it tells. */
  payload: WebhookPayload.nullable(),
  createdAt: z.string(),
});
export type Delivery = z.infer<typeof Delivery>;

export const listWebhookDeliveries = route({
  operation: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/webhooks/{id}/deliveries',
  auth: 'webhooks:read',
  summary: 'Les envois d’un webhook depuis trente jours, du plus récent au plus ancien',
  params,
  query: z.object({
    ...pageQuery,
    status: z.enum(deliveryStatuses).optional(),
    event: z.enum(sentEventTypes).optional(),
  }),
  output: z.object({ items: z.array(Delivery), nextCursor: z.string().nullable() }),
});

export const redeliverWebhookFailures = route({
  operation: 'redeliverWebhookFailures',
  method: 'POST',
  path: '/api/webhooks/{id}/redeliver',
  auth: 'webhooks:write',
  summary: 'Renvoyer ce qui a échoué depuis une date, avec les mêmes webhook-id',
  params,
  body: z
    .strictObject({ since: z.iso.datetime(), until: z.iso.datetime().optional() })
    .refine(({ since, until }) => until === undefined || Date.parse(since) <= Date.parse(until), {
      path: ['until'],
      message: 'La fin précède le début',
    }),
  output: z.object({
    /** What leaves: neither what is under way nor what was asked for a moment ago. */
    queued: z.int(),
    /** The `since` of the call that goes on, when one call is not enough; otherwise null. */
    goOnFrom: z.string().nullable(),
  }),
  status: 202,
  errors: ['webhook_inactive', 'event_not_readable'],
});

export const redeliverWebhookDelivery = route({
  operation: 'redeliverWebhookDelivery',
  method: 'POST',
  path: '/api/webhooks/{id}/deliveries/{deliveryId}/redeliver',
  auth: 'webhooks:write',
  summary: 'Envoyer de nouveau, avec le même webhook-id',
  params: deliveryParams,
  output: z.object({ deliveryId: z.string() }),
  status: 202,
  errors: ['webhook_inactive', 'delivery_under_way', 'delivery_erased', 'event_not_readable'],
});
