import type { RouteSpec } from './route.ts';

/**
 * Rooms under `/api` whose routes have an API of their own: one HTTP API takes 300 integrations, and AWS raises that for nobody.
 * What creators and the public ask has one too, so that no crowd there slows the people of workspaces.
 */
const ownRooms = {
  ai: ['ai'],
  campaigns: ['campaigns'],
  space: ['ugc/space', 'ugc/open'],
  ugc: ['ugc'],
  admin: ['admin'],
} as const;
const roomNames = Object.keys(ownRooms) as (keyof typeof ownRooms)[];

export type ApiName = keyof typeof ownRooms | 'main';

/** By API, the addresses that CloudFront hands to it; the first that matches counts, so that `main` comes last. */
export const apiAddresses: readonly { api: ApiName; patterns: string[] }[] = [
  ...roomNames.map((api) => ({ api, patterns: ownRooms[api].flatMap((room) => [`/api/${room}`, `/api/${room}/*`]) })),
  { api: 'main', patterns: ['/api/*'] },
];

/** The HTTP API that serves a route, by its address alone: whichever word it belongs to, what stands in the room `admin` is that API's. */
export function apiOf({ path }: Pick<RouteSpec, 'path'>): ApiName {
  const found = apiAddresses.find(({ patterns }) =>
    patterns.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern)),
  );
  return found?.api ?? 'main';
}
