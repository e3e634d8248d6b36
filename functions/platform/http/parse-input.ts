import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import type { RouteSpec } from '../../../shared/kernel/route.ts';
import { validationMessage } from '../../../shared/kernel/validation-messages.ts';
import { AppError, type ErrorDetail } from '../app-error.ts';
import { readBody, readText } from './body.ts';

export type Input = { params: unknown; query: unknown; body: unknown };

const nothing = z.strictObject({});
/** Made once for a route: a schema compiles at its first use. */
const strictQueries = new WeakMap<RouteSpec, z.ZodType>();

/** Path, query and body as the contract wants them, or a 400 that names every field at fault. */
export function parseInput(route: RouteSpec, event: APIGatewayProxyEventV2): Input {
  const hasBody = route.method === 'POST' || route.method === 'PUT';
  return {
    params: parseParams(route, event),
    query: parse(strictQuery(route), readQuery(event.rawQueryString)),
    body: hasBody ? parse(route.body ?? nothing, bodyOf(route, event)) : undefined,
  };
}

const form = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

function bodyOf({ formBody, bodyLimit, signedBy }: RouteSpec, event: APIGatewayProxyEventV2): unknown {
  if (signedBy) return { text: readText(event, bodyLimit), signature: event.headers[signedBy] ?? '' };
  return formBody && form.test(event.headers['content-type'] ?? '') ? formBody : readBody(event, bodyLimit);
}

function strictQuery(route: RouteSpec): z.ZodType {
  const known = strictQueries.get(route);
  if (known) return known;
  const made = route.query?.strict() ?? nothing;
  strictQueries.set(route, made);
  return made;
}

/** An id of another form names nothing: the same 404 as a thing that is not there. */
function parseParams(route: RouteSpec, event: APIGatewayProxyEventV2): unknown {
  const parsed = route.params?.safeParse(event.pathParameters ?? {});
  if (parsed && !parsed.success) throw new AppError('not_found');
  return parsed?.data;
}

function readQuery(raw: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(raw)) {
    const known = query[name];
    query[name] = known === undefined ? value : [known, value].flat();
  }
  return query;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value, { error: validationMessage, reportInput: false });
  if (!parsed.success) throw invalid(parsed.error.issues);
  return parsed.data;
}

function invalid(issues: z.core.$ZodIssue[]): AppError {
  const details = issues.slice(0, 50).flatMap(toDetails);
  const [first] = issues;
  const message = issues.length === 1 && first?.code === 'custom' ? first.message : undefined;
  return new AppError('validation_error', { details, message });
}

function toDetails(issue: z.core.$ZodIssue): ErrorDetail[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path.join('.'), message: issue.message }];
  return issue.keys.slice(0, 50).map((key) => ({ path: [...issue.path, key].join('.'), message: issue.message }));
}
