export const permissionWords = [
  'ads',
  'boards',
  'prospects',
  'clients',
  'webhooks',
  'settings',
  'dashboard',
  'notifications',
  'campaigns',
  'ai',
  'personas',
  'learning',
  'ugc',
  'analytics',
] as const;
type PermissionWord = (typeof permissionWords)[number];

export const permissionVerbs = ['read', 'write', 'delete', 'export'] as const;
type PermissionVerb = (typeof permissionVerbs)[number];

type WordPermission = `${PermissionWord}:${PermissionVerb}`;

/** What a shop's server needs to hand its conversions over, and nothing else. */
export const pixelTrack = 'pixel:track';

/** Of no word's four verbs. */
export const singlePermissions = [
  pixelTrack,
  'ugc:commit',
  'team:read',
  'team:manage',
  'billing:read',
  'billing:manage',
  'workspace:own',
] as const;

/** Of the platform, not of a workspace: no role of a workspace gives them. */
export const adminPermissions = [
  'admin:users',
  'admin:plans',
  'admin:payments',
  'admin:activity',
  'admin:settings',
] as const;

export type WorkspacePermission = WordPermission | (typeof singlePermissions)[number];
export type AdminPermission = (typeof adminPermissions)[number];
export type Permission = WorkspacePermission | AdminPermission;

const ofWords = (words: readonly PermissionWord[], verbs: readonly PermissionVerb[] = permissionVerbs) =>
  words.flatMap((word) => verbs.map((verb): WordPermission => `${word}:${verb}`));

const allBut = <T>(all: readonly T[], ...without: T[]): T[] => all.filter((one) => !without.includes(one));

/** All that a person may be allowed in a workspace. */
export const workspacePermissions: readonly WorkspacePermission[] = [...ofWords(permissionWords), ...singlePermissions];

export const workspaceRoles = ['owner', 'manager', 'member', 'viewer', 'accountant'] as const;
export type WorkspaceRole = (typeof workspaceRoles)[number];

/** What a role of a workspace allows, before what its member was given and refused. */
export const rolePermissions: Record<WorkspaceRole, readonly WorkspacePermission[]> = {
  owner: workspacePermissions,
  manager: allBut(workspacePermissions, 'workspace:own', 'billing:manage'),
  member: [
    ...allBut(ofWords(permissionWords), 'settings:write', 'settings:delete', 'settings:export'),
    'team:read',
    pixelTrack,
  ],
  viewer: [...ofWords(allBut(permissionWords, 'settings', 'webhooks'), ['read']), 'notifications:write', 'team:read'],
  accountant: [
    'billing:read',
    'billing:manage',
    'ugc:read',
    'ugc:export',
    'dashboard:read',
    'settings:read',
    'notifications:read',
    'notifications:write',
    'team:read',
  ],
};

/** What a key for servers may be given: never what makes keys, members or money. */
export const apiKeyPermissions = [
  ...permissionWords
    .filter((word) => word !== 'settings')
    .flatMap((word) => permissionVerbs.map((verb) => `${word}:${verb}` as const)),
  pixelTrack,
] as const;
export type ApiKeyPermission = (typeof apiKeyPermissions)[number];

/** Someone's place in a workspace: what was given beside the role, and what was refused of it. */
export type Place = {
  role: WorkspaceRole;
  grants?: readonly WorkspacePermission[] | undefined;
  refusals?: readonly WorkspacePermission[] | undefined;
};

/** In how many workspaces one person may be. */
export const mostWorkspaces = 20;

/** What someone may do in a workspace: (role ∪ grants) − refusals; an owner may do all of it. */
export function workspacePermissionsOf({ role, grants = [], refusals = [] }: Place): Set<WorkspacePermission> {
  if (role === 'owner') return new Set(workspacePermissions);
  const given = new Set<WorkspacePermission>([...rolePermissions[role], ...grants]);
  for (const refused of refusals) given.delete(refused);
  return given;
}

/** Someone's part in running the platform: its administrators do all of it, others what they were given of it. */
export type PlatformPart = { role: 'admin' | 'member'; adminGrants?: readonly AdminPermission[] | undefined };

export const platformPermissionsOf = ({ role, adminGrants = [] }: PlatformPart): readonly AdminPermission[] =>
  role === 'admin' ? adminPermissions : adminGrants;

/** What a person may do in a workspace, and on the platform if they run some of it. */
export const permissionsHere = (person: PlatformPart, place: Place): Set<Permission> =>
  new Set<Permission>([...workspacePermissionsOf(place), ...platformPermissionsOf(person)]);
