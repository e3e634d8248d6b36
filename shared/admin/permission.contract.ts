import * as z from 'zod';
import { adminPermissions, type Permission, workspacePermissions, workspaceRoles } from '../kernel/permissions.ts';
import { routes } from '../kernel/route.ts';
import { placeLists } from '../team/member.contract.ts';
import { platformRoles } from './user.contract.ts';

const route = routes('admin/permission');

const permissions: readonly Permission[] = [...workspacePermissions, ...adminPermissions];

export const PermissionRow = z.object({
  permission: z.enum(permissions),
  word: z.string(),
  verb: z.string(),
  label: z.string(),
  /** What the role brings. */
  base: z.boolean(),
  /** (base ∪ grants) − refusals. */
  effective: z.boolean(),
  source: z.enum(['role', 'granted', 'refused', 'none']),
  /** Who looks cannot change it. */
  locked: z.boolean(),
  /** How many routes ask for it. */
  routes: z.int(),
});
export type PermissionRow = z.infer<typeof PermissionRow>;

export const UserPermissions = z.object({
  userId: z.string(),
  /** Null, as is their role there, of who is in no workspace. */
  workspaceId: z.string().nullable(),
  role: z.enum(Object.keys(platformRoles) as (keyof typeof platformRoles)[]),
  workspaceRole: z.enum(workspaceRoles).nullable(),
  rows: z.array(PermissionRow),
  adminRows: z.array(PermissionRow),
  /** All routes, those that ask for no permission, and those that any permission of the platform opens. */
  routes: z.object({ all: z.int(), open: z.int(), anyAdmin: z.int() }),
  /** Grows with each change of the person and of their place there. */
  version: z.int(),
});
export type UserPermissions = z.infer<typeof UserPermissions>;

export const ProductRoute = z.object({
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  /** As `x-permission` of the reference: `public`, `user`, `admin:any` or a permission. */
  permission: z.string(),
});
export type ProductRoute = z.infer<typeof ProductRoute>;

const workspaceId = z.string().max(60);
const params = z.object({ id: z.string().max(60) });
const output = z.object({ permissions: UserPermissions });

export const getUserPermissions = route({
  operation: 'getUserPermissions',
  method: 'GET',
  path: '/api/admin/users/{id}/permissions',
  auth: 'admin:users',
  summary: 'Ce qu’une personne peut faire dans un de ses espaces et sur la plateforme, et d’où cela lui vient',
  params,
  /** Where they are sent at a sign-in, unless said. */
  query: z.object({ workspaceId: workspaceId.optional() }),
  output,
});

export const updateUserPermissions = route({
  operation: 'updateUserPermissions',
  method: 'PUT',
  path: '/api/admin/users/{id}/permissions',
  auth: 'admin:users',
  confirmed: true,
  summary: 'Changer ce qui est donné et retiré à une personne en plus de son rôle',
  params,
  body: z.strictObject({
    workspaceId: workspaceId.nullable(),
    grants: placeLists.grants.unwrap(),
    refusals: placeLists.refusals.unwrap(),
    adminGrants: z.array(z.enum(adminPermissions)).max(adminPermissions.length).optional(),
    version: z.int(),
  }),
  output,
  errors: ['own_account', 'beyond_own', 'owner_whole', 'conflict'],
});

export const listProductRoutes = route({
  operation: 'listProductRoutes',
  method: 'GET',
  path: '/api/admin/routes',
  auth: 'admin:users',
  summary: 'Toutes les routes du produit, avec la permission que chacune demande',
  output: z.object({ items: z.array(ProductRoute) }),
});
