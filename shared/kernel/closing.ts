import type { RouteSpec } from './route.ts';

/** What any person may do, and what administrators do, is not of the workspace that they are in. */
export const isOfWorkspace = ({ auth }: RouteSpec): boolean =>
  auth !== 'public' && auth !== 'user' && !auth.startsWith('admin:');

/** Whether a workspace that closes refuses it: what changes something there. What is read, asked and taken away stays open. */
export const isShutByClosing = (route: RouteSpec): boolean =>
  isOfWorkspace(route) && route.method !== 'GET' && !/:(read|export)$/.test(route.auth);

/** All that is left to a person whose account goes: to see who they are, to take their data away, and to stay. */
const openToLeavers =
  /^(GET \/api\/auth\/profile|POST \/api\/auth\/confirm-password|(GET|POST) \/api\/settings\/exports(\/.*)?|DELETE \/api\/settings\/deletion)$/;

export const isOpenToLeavers = ({ method, path, auth }: RouteSpec): boolean =>
  auth === 'public' || openToLeavers.test(`${method} ${path}`);
