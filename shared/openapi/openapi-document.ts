import * as z from 'zod';
import { productName } from '../brand.ts';
import { ErrorEnvelope } from '../kernel/error-envelope.ts';
import { reasons } from '../kernel/error-messages.ts';
import { type ErrorCode, errorStatus } from '../kernel/errors.ts';
import { apiKeyPermissions } from '../kernel/permissions.ts';
import { makesThings, type RouteSpec, routeTag } from '../kernel/route.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of a set of routes. */
export function openapiDocument(routes: readonly RouteSpec[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version },
    paths,
    components: {
      schemas: { Error: toSchema(ErrorEnvelope, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'rk_…' },
        creator: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
};

function operationOf(route: RouteSpec): Json {
  return {
    operationId: route.operation,
    summary: route.summary,
    tags: [routeTag(route)],
    'x-permission': route.auth,
    ...(route.confirmed && { 'x-confirmed': true }),
    security: security(route),
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...(route.idempotent ? [idempotencyKey] : []),
    ],
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema(route) } } },
    }),
    responses: { [route.status ?? 200]: success(route), ...failures(route) },
  };
}

function security({ auth }: RouteSpec): Json[] {
  if (auth === 'public') return [];
  if (auth === 'creator') return [{ creator: [] }];
  const openToKeys = apiKeyPermissions.some((permission) => permission === auth);
  return [{ bearer: [] }, ...(openToKeys ? [{ apiKey: [] }] : [])];
}

function success(route: RouteSpec): Json {
  if (route.contentType?.startsWith('image/'))
    return {
      description: route.summary,
      content: { [route.contentType]: { schema: { type: 'string', format: 'binary' } } },
    };
  const schema = route.contentType
    ? toSchema(route.output, 'output')
    : toSchema(z.object({ success: z.literal(true), data: route.output }), 'output');
  return { description: route.summary, content: { [route.contentType ?? 'application/json']: { schema } } };
}

/** The codes a route can answer: its own reasons, and those of the chain that apply to it. */
export function errorCodes(route: RouteSpec): ErrorCode[] {
  const chain: ErrorCode[] = ['validation_error', 'internal_error', 'unavailable'];
  if (route.auth !== 'public') chain.push('unauthorized');
  // Of what anyone may do, what changes something is not done under the name of another.
  if (route.auth !== 'public' || route.method !== 'GET') chain.push('forbidden');
  // What a key has made may be gone when it is asked for again.
  if (route.params || route.idempotent) chain.push('not_found');
  if (route.body) chain.push('payload_too_large', 'unsupported_media_type');
  if (route.idempotent) chain.push(reasons.idempotency_key_reused.code);
  if (makesThings(route)) chain.push(reasons.subscription_required.code);
  const own = (route.errors ?? []).map((reason): ErrorCode => reasons[reason].code);
  return [...new Set([...chain, ...own])].sort((a, b) => errorStatus[a] - errorStatus[b]);
}

function failures(route: RouteSpec): Json {
  const byStatus: Record<string, Json> = {};
  const isPage = route.contentType === 'text/html';
  const schema = { $ref: '#/components/schemas/Error' };
  for (const code of errorCodes(route)) {
    byStatus[errorStatus[code]] = {
      description: code,
      content: isPage ? { 'text/html': { schema: { type: 'string' } } } : { 'application/json': { schema } },
    };
  }
  return byStatus;
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => showParsed(jsonSchema),
  });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** What is signed is documented by whoever sends it. */
const bodySchema = ({ signedBy, body }: RouteSpec): Json =>
  signedBy || !body ? { type: 'object' } : toSchema(body, 'input');

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => showParsed(jsonSchema) });
  return json;
}

/** A number or a truth value in a query string is declared as what it means, not as the text that carries it. */
function showParsed(json: z.core.JSONSchema.BaseSchema): void {
  if (json.type === 'boolean') delete json.enum;
  if (json.type === 'integer') delete json.pattern;
}
