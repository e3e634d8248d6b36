import type { RouteSpec } from './route.ts';

type Called = Pick<RouteSpec, 'method' | 'path' | 'auth'>;

/** What any person may do, and what administrators do, is not of the workspace that they are in. */
export const isOfWorkspace = ({ auth }: Pick<RouteSpec, 'auth'>): boolean =>
  auth !== 'public' && auth !== 'user' && !auth.startsWith('admin:');

/** Whether a workspace that closes refuses it: what changes something there. What is read, asked and taken away stays open. */
export const isShutByClosing = ({ method, auth }: Called): boolean =>
  isOfWorkspace({ auth }) && method !== 'GET' && !/:(read|export)$/.test(auth);

/** All that is left to a person whose account goes: to see who they are, to take their data away, and to stay. */
const openToLeavers =
  /^(GET \/api\/auth\/profile|POST \/api\/auth\/confirm-password|(GET|POST) \/api\/settings\/exports(\/.*)?|DELETE \/api\/settings\/deletion)$/;

export const isOpenToLeavers = ({ method, path, auth }: Called): boolean =>
  auth === 'public' || openToLeavers.test(`${method} ${path}`);
