import type { ImpersonationMode } from './impersonator.ts';
import { permissionWords } from './permissions.ts';
import { onlyReads, type RouteSpec } from './route.ts';

/** Of a person, of the settings and of the bills, all that is open: what a page needs to say whose it is, and the way out. */
const open =
  /^(GET \/api\/(auth\/profile|search|billing|billing\/plans|settings\/workspace|settings\/members|settings\/activity(\/choices)?)|DELETE \/api\/auth\/impersonation)$/;

/** What people are told in the bell, and the servers that their workspace tells, are theirs alone to change. */
const onlySeen = ['notifications', 'webhooks'] as const;
const changed = permissionWords.filter((word) => word !== 'settings' && !onlySeen.some((one) => one === word));

/** By permission, so that a route is covered as it is declared: neither exports, nor commitments, nor any that is new of its kind. */
const openPermission = new RegExp(`^((${changed.join('|')}):(read|write|delete)|(${onlySeen.join('|')}):read)$`);

/** What hands something to who comes after, or goes out of here, whatever its permission is. */
const handsOut = /\/(share|invitations|secrets?|[a-z]+-secret|(api-)?keys|downloads?|exports?|pdf|personal-data)(\/|$)/;

/** The table of what nobody does under the name of another: why a route is closed to who does, or null. */
export function refusedToImpersonator(
  route: RouteSpec,
  mode: ImpersonationMode,
): 'impersonation_read_only' | 'impersonation_refused' | null {
  if (open.test(`${route.method} ${route.path}`)) return null;
  if (mode === 'read' && !onlyReads(route)) return 'impersonation_read_only';
  return mayBeOpen(route) ? null : 'impersonation_refused';
}

function mayBeOpen({ method, path, auth, confirmed, contentType }: RouteSpec): boolean {
  if (auth === 'public') return method === 'GET';
  // What is dangerous takes the person's own password; what answers a file takes things away.
  if (confirmed || contentType !== undefined || handsOut.test(path)) return false;
  return openPermission.test(auth);
}
