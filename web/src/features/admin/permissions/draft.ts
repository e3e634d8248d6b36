import type { PermissionRow, UserPermissions } from '../../../../../shared/admin/permission.contract.ts';
import { adminPermissionLabels } from '../../../../../shared/kernel/permission-labels.ts';
import {
  type AdminPermission,
  adminPermissions,
  type Permission,
  type Place,
  type WorkspacePermission,
  workspacePermissions,
  workspacePermissionsOf,
} from '../../../../../shared/kernel/permissions.ts';
import { changeText, placeText } from '../../../components/place-texts.ts';

/** What someone is given and refused, as it stands or as it will; no place for who is in no workspace. */
export type Draft = { place: Place | null; adminGrants: readonly AdminPermission[] };

const sourcedBy = <P extends Permission>(
  rows: PermissionRow[],
  all: readonly P[],
  source: PermissionRow['source'],
): P[] => all.filter((permission) => rows.some((row) => row.permission === permission && row.source === source));

export function draftOf({ workspaceRole: role, rows, adminRows }: UserPermissions): Draft {
  const lists = (source: PermissionRow['source']): WorkspacePermission[] =>
    sourcedBy(rows, workspacePermissions, source);
  return {
    place: role && { role, grants: lists('granted'), refusals: lists('refused') },
    adminGrants: sourcedBy(adminRows, adminPermissions, 'granted'),
  };
}

const platformText = (grants: readonly AdminPermission[]): string =>
  grants.map((permission) => adminPermissionLabels[permission]).join(', ');

/** `Membre, + Paramètres : écrire, plateforme : Paiements` */
export const draftText = ({ place, adminGrants }: Draft): string =>
  [place && placeText(place), adminGrants.length > 0 && `plateforme\u00a0: ${platformText(adminGrants)}`]
    .filter(Boolean)
    .join(', ');

/** What will change, in words; nothing where nothing does. */
export function changesText(before: Draft, after: Draft): string {
  const moved = before.place && after.place && placeText(before.place) !== placeText(after.place);
  const more = after.adminGrants.filter((one) => !before.adminGrants.includes(one));
  const less = before.adminGrants.filter((one) => !after.adminGrants.includes(one));
  return [
    moved && before.place && after.place && changeText(before.place, after.place),
    ...more.map((one) => `+\u00a0${adminPermissionLabels[one]}`),
    ...less.map((one) => `−\u00a0${adminPermissionLabels[one]}`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** All that someone may do, in that workspace and on the platform. */
export function effective({ place, adminGrants }: Draft, shown: UserPermissions): ReadonlySet<string> {
  const platform = shown.role === 'admin' ? adminPermissions : adminGrants;
  return new Set<string>([...(place ? workspacePermissionsOf(place) : []), ...platform]);
}

/** How many routes these permissions open. */
export function routeCount(may: ReadonlySet<string>, { rows, adminRows, routes }: UserPermissions): number {
  const asking = [...rows, ...adminRows].filter(({ permission }) => may.has(permission));
  const administers = adminPermissions.some((permission) => may.has(permission));
  return asking.reduce((sum, row) => sum + row.routes, routes.open + (administers ? routes.anyAdmin : 0));
}
