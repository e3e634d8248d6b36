import * as z from 'zod';
import { metaToken } from '../kernel/meta-token.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { clearableLine, lineText, optionalLine } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { actionSources, pixelEventStatuses, pixelLimits } from './pixel.rules.ts';

const route = routes('pixel/pixel');
const eventRoute = routes('pixel/event');

const params = z.object({ id: z.string().max(60) });
const version = z.int().min(1);

export const Pixel = z.object({
  id: z.string(),
  pixelId: z.string(),
  name: z.string(),
  /** The end of the token, to recognise it by. */
  accessTokenHint: z.string(),
  testEventCode: z.string().nullable(),
  active: z.boolean(),
  /** Why its events wait, in French; null while they are sent or when it was switched off by hand. */
  pausedReason: z.string().nullable(),
  lastEventAt: z.string().nullable(),
  events24h: z.int(),
  /** From 0 to 1, of those: with an e-mail or a telephone, by which Meta finds most people; null when none came. */
  reachable24h: z.number().min(0).max(1).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Pixel = z.infer<typeof Pixel>;

const PixelAnswer = z.object({ pixel: Pixel });
const metaPixelId = z
  .string()
  .trim()
  .regex(/^\d{15,16}$/, 'L’identifiant d’un pixel a 15 ou 16 chiffres');

export const createMetaPixel = route({
  operation: 'createMetaPixel',
  method: 'POST',
  path: '/api/webhooks/meta-pixel',
  auth: 'webhooks:write',
  summary: 'Ajouter un pixel Meta ; son jeton est chiffré et n’est plus jamais montré',
  body: z.strictObject({
    pixelId: metaPixelId,
    name: lineText(textLimits.name),
    accessToken: metaToken,
    testEventCode: optionalLine(pixelLimits.testEventCode),
    active: z.boolean().default(true),
  }),
  output: PixelAnswer,
  status: 201,
  errors: ['pixel_taken', 'pixel_limit'],
  idempotent: true,
});

export const listMetaPixels = route({
  operation: 'listMetaPixels',
  method: 'GET',
  path: '/api/webhooks/meta-pixel',
  auth: 'webhooks:read',
  summary: 'Les pixels Meta de l’espace de travail',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(Pixel), nextCursor: z.string().nullable() }),
});

export const updateMetaPixel = route({
  operation: 'updateMetaPixel',
  method: 'PUT',
  path: '/api/webhooks/meta-pixel/{id}',
  auth: 'webhooks:write',
  summary: 'Modifier un pixel Meta ; un nouveau jeton reprend les envois en attente',
  params,
  body: z.strictObject({
    pixelId: metaPixelId.optional(),
    name: lineText(textLimits.name).optional(),
    accessToken: metaToken.optional(),
    testEventCode: clearableLine(pixelLimits.testEventCode),
    active: z.boolean().optional(),
    version,
  }),
  output: PixelAnswer,
  errors: ['conflict', 'pixel_taken'],
});

export const deleteMetaPixel = route({
  operation: 'deleteMetaPixel',
  method: 'DELETE',
  path: '/api/webhooks/meta-pixel/{id}',
  auth: 'webhooks:delete',
  summary: 'Supprimer un pixel Meta ; ses événements en attente ne partiront pas',
  params,
  output: z.object({ id: z.string() }),
});

const userField = (max: number) => optionalLine(max);
/** What Meta hashes: a value, or its SHA-256. */
const hashableField = (max: number, said = 'En clair') =>
  optionalLine(Math.max(max, 64)).meta({ description: `${said}, ou son SHA-256 en hexadécimal` });

export const trackMetaEvent = eventRoute({
  operation: 'trackMetaEvent',
  method: 'POST',
  path: '/api/webhooks/meta-pixel/track-event',
  auth: 'pixel:track',
  summary: 'Envoyer une conversion à Meta ; sans consentement, rien n’est gardé ni envoyé',
  body: z.strictObject({
    consent: z.boolean(),
    /** The entity's id; every active pixel without it. */
    pixelId: z.string().max(60).optional(),
    eventName: lineText(100),
    eventId: optionalLine(pixelLimits.eventId),
    /** A date, or seconds since 1970 as Meta writes them. */
    eventTime: z.union([z.iso.datetime({ offset: true }), z.int().min(0)]).optional(),
    actionSource: z.enum(actionSources).default('website'),
    eventSourceUrl: optionalLine(pixelLimits.eventSourceUrl),
    userData: z
      .strictObject({
        email: hashableField(320),
        phone: hashableField(40),
        firstName: hashableField(100),
        lastName: hashableField(100),
        city: hashableField(100),
        state: hashableField(100),
        zip: hashableField(20),
        country: hashableField(60),
        dateOfBirth: hashableField(20, 'AAAA-MM-JJ ou AAAAMMJJ'),
        gender: hashableField(20),
        externalId: hashableField(200),
        clientIpAddress: userField(45),
        clientUserAgent: userField(pixelLimits.clientUserAgent),
        fbc: userField(500),
        fbp: userField(200),
      })
      .prefault({}),
    customData: z.record(z.string().min(1).max(100), z.json()).optional(),
  }),
  output: z.object({ eventId: z.string(), queued: z.boolean() }),
  status: 202,
  errors: ['not_found'],
});

const StandardEvent = z.object({
  name: z.string(),
  label: z.string(),
  description: z.string(),
  parameters: z.array(z.object({ name: z.string(), type: z.string(), required: z.boolean() })),
});
export type StandardEvent = z.infer<typeof StandardEvent>;

export const listStandardEvents = eventRoute({
  operation: 'listStandardEvents',
  method: 'GET',
  path: '/api/webhooks/meta-pixel/standard-events',
  auth: 'webhooks:read',
  summary: 'Les événements standard de Meta et leurs paramètres',
  output: z.object({ items: z.array(StandardEvent) }),
});

const PixelEvent = z.object({
  id: z.string(),
  eventName: z.string(),
  eventId: z.string(),
  actionSource: z.enum(actionSources),
  status: z.enum(pixelEventStatuses),
  /** Why it waits or failed, in French. */
  error: z.string().nullable(),
  /** Which data it was matched by (`em`, `ph`, `fbp`…), never their values. */
  matchKeys: z.array(z.string()),
  test: z.boolean(),
  eventTime: z.string(),
  receivedAt: z.string(),
  sentAt: z.string().nullable(),
  /** Meta's own reference of the call. */
  metaTraceId: z.string().nullable(),
});
export type PixelEvent = z.infer<typeof PixelEvent>;

export const listMetaPixelEvents = eventRoute({
  operation: 'listMetaPixelEvents',
  method: 'GET',
  path: '/api/webhooks/meta-pixel/{id}/events',
  auth: 'webhooks:read',
  summary: `Les événements d’un pixel depuis ${pixelLimits.logDays} jours, sans aucune donnée personnelle`,
  params,
  query: z.object({ ...pageQuery, status: z.enum(pixelEventStatuses).optional() }),
  output: z.object({ items: z.array(PixelEvent), nextCursor: z.string().nullable() }),
});
