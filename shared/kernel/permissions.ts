export const permissionWords = [
  'ads',
  'boards',
  'prospects',
  'webhooks',
  'settings',
  'dashboard',
  'notifications',
] as const;

const verbs = ['read', 'write', 'delete', 'export'] as const;

export const adminPermissions = [
  'admin:users',
  'admin:plans',
  'admin:payments',
  'admin:activity',
  'admin:settings',
] as const;

/** What a shop's server needs to hand its conversions over, and nothing else. */
export const pixelTrack = 'pixel:track';

/** Words whose pages are to come: webhooks can ask for their events already. */
const comingReads = ['campaigns:read', 'personas:read', 'ai:read', 'ugc:read'] as const;

export type Role = 'admin' | 'member';
export type Permission =
  | `${(typeof permissionWords)[number]}:${(typeof verbs)[number]}`
  | typeof pixelTrack
  | (typeof comingReads)[number]
  | (typeof adminPermissions)[number];

const memberPermissions: Permission[] = [
  ...permissionWords.flatMap((word) => verbs.map((verb) => `${word}:${verb}` as const)),
  pixelTrack,
  ...comingReads,
];

/** What a key for servers may be given: never what makes keys, members or money. */
export const apiKeyPermissions = [
  ...permissionWords
    .filter((word) => word !== 'settings')
    .flatMap((word) => verbs.map((verb) => `${word}:${verb}` as const)),
  pixelTrack,
] as const;
export type ApiKeyPermission = (typeof apiKeyPermissions)[number];

/** What a role may do. A member may do everything in its workspace, an administrator also run the platform. */
export const rolePermissions: Record<Role, readonly Permission[]> = {
  member: memberPermissions,
  admin: [...memberPermissions, ...adminPermissions],
};
