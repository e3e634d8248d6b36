import type * as z from 'zod';
import type { Reason } from './error-messages.ts';
import type { Permission } from './permissions.ts';

export type RouteSpec = {
  /** The act, unique in the product: the file, the Lambda, the OpenAPI operation and the log line bear it. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  /** `public`, any signed-in `user`, a `creator` in their space, or the permission it takes; `admin:any`, one of the platform's. */
  auth: 'public' | 'user' | 'creator' | 'admin:any' | Permission;
  /** Takes a password typed in this session less than half an hour ago; a server, which has none, is let through. */
  confirmed?: true;
  /** One French line for the reference. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Schema of `data`, or of the whole text when `contentType` is given. */
  output: z.ZodType;
  /** What it may refuse with, besides what the chain refuses for every route. */
  errors?: readonly Reason[];
  /** Makes one thing however often it is asked with the same `Idempotency-Key`, by `makeOnce`. */
  idempotent?: true;
  status?: 200 | 201 | 202;
  /** Answers a text of this type instead of the envelope, or what an output that says its own type holds; `text/html` its refusals too. */
  contentType?: string;
  /** What a form that is posted stands for, whatever it says: programs that read mails post one (RFC 8058). */
  formBody?: Readonly<Record<string, unknown>>;
  /** The header that signs its body, which its act is given as it came: `{ text, signature }`. */
  signedBy?: string;
  /** Largest body in bytes, when not the common one. */
  bodyLimit?: number;
};

export type Route = RouteSpec & { readonly kind: 'route'; readonly group: string };

/**
 * Routes are declared once, for the handler, the browser, the gateway, CDK and OpenAPI, by what this gives. The group, a
 * word or `<word>/<noun>`, is the folder of their handlers under functions/, whatever their addresses.
 */
export function routes(group: string) {
  return <const R extends RouteSpec>(route: R): R & Pick<Route, 'kind' | 'group'> => ({
    ...route,
    kind: 'route',
    group,
  });
}

type Part<R, K extends string, Side extends 'input' | 'output'> =
  R extends Record<K, infer Schema extends z.ZodType>
    ? { [P in K]: Side extends 'input' ? z.input<Schema> : z.output<Schema> }
    : unknown;

/** What a caller hands to the route: `params`, `query` and `body`, those it has. */
export type RouteInput<R extends RouteSpec> = Part<R, 'params', 'input'> &
  Part<R, 'query', 'input'> &
  Part<R, 'body', 'input'>;

/** The same as the handler sees it, parsed. */
export type ParsedInput<R extends RouteSpec> = Part<R, 'params', 'output'> &
  Part<R, 'query', 'output'> &
  Part<R, 'body', 'output'>;

export type RouteOutput<R extends RouteSpec> = z.output<R['output']>;

/** Whether a route makes things of a workspace, and not of a person or of what is paid: it makes each once, however often it is asked. */
export const makesThings = (route: RouteSpec): boolean =>
  route.idempotent === true && takesPermission(route) && !route.auth.startsWith('billing:');

/** The word that a route belongs to: its folder, its role and its recipe bear it. */
export const routeWord = ({ group }: Pick<Route, 'group'>): string => group.split('/')[0] ?? group;

/** The segment of the address after `/api`, under which the reference tells the route. */
export function routeTag({ path }: Pick<RouteSpec, 'path'>): string {
  const segment = path.split('/')[2] ?? '';
  return segment.replace(/\.json$/, '');
}

/** Where a route's handler stands under functions/, without its ending: `boards/update-board`. */
export function handlerPath({ group, operation }: Pick<Route, 'group' | 'operation'>): string {
  const act = operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${group}/${act}`;
}

/** Whether it is for those who look after the platform. */
export const isOfPlatform = ({ auth }: RouteSpec): boolean => auth.startsWith('admin:');

/** Whether it takes a permission, of a workspace or of the platform: it is neither open to all who are who they say, nor a creator's. */
const takesPermission = ({ auth }: RouteSpec): boolean => auth !== 'public' && auth !== 'user' && auth !== 'creator';

/** What any person may do, and what administrators do, is not of the workspace that they are in. */
export const isOfWorkspace = (route: RouteSpec): boolean => takesPermission(route) && !isOfPlatform(route);

/** Whether a workspace that closes refuses it: what changes something there. What is read, asked and taken away stays open. */
export const isShutByClosing = (route: RouteSpec): boolean =>
  isOfWorkspace(route) && route.method !== 'GET' && !/:(read|export)$/.test(route.auth);

/** What is of any person, and yet shows what stands in the workspace. */
const looksInside = /^GET \/api\/search$/;

/** Whether a suspended workspace refuses it: all that is of the workspace. */
export const isShutBySuspension = (route: RouteSpec): boolean =>
  isOfWorkspace(route) || looksInside.test(`${route.method} ${route.path}`);

/** What no maintenance shuts: who watches the service, the way in for who runs it, and what Stripe tells. */
const openInMaintenance = /^(GET \/api\/health|POST \/api\/auth\/(login|refresh|logout|second-factor))$/;

/** Asked by POST, and yet nothing of anyone is changed: which workspace one looks at, whether a text is ours. */
const changesNothing = /^POST \/api\/(auth\/workspace|ai\/provenance)$/;

/** Whether a route changes nothing of anyone. */
export const onlyReads = ({ method, path, auth }: RouteSpec): boolean =>
  method === 'GET' ||
  (method === 'POST' && /^(?!billing:).*:read$/.test(auth)) ||
  changesNothing.test(`${method} ${path}`);

export function isShutByMaintenance(route: RouteSpec, mode: 'off' | 'read_only' | 'closed'): boolean {
  const { method, path, signedBy } = route;
  if (mode === 'off' || signedBy || openInMaintenance.test(`${method} ${path}`)) return false;
  return mode === 'closed' || !onlyReads(route);
}

/** All that is left to a person whose account goes: to see who they are, to take their data away, and to stay. */
const openToLeavers =
  /^(GET \/api\/auth\/profile|POST \/api\/auth\/confirm-password|(GET|POST) \/api\/settings\/exports(\/.*)?|DELETE \/api\/(settings\/deletion|auth\/impersonation))$/;

export const isOpenToLeavers = ({ method, path, auth }: RouteSpec): boolean =>
  auth === 'public' || openToLeavers.test(`${method} ${path}`);
