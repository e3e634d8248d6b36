import { adminPermissions } from '../../../shared/kernel/permissions.ts';
import { isShutByMaintenance, type RouteSpec } from '../../../shared/kernel/route.ts';
import { AppError } from '../app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { readSystemSettings } from '../system/system-settings.ts';

/** When who is refused may ask again; a maintenance ends when somebody says so. */
const retryAfterSeconds = 120;

/** Refuses what a maintenance shuts, to all but who runs the platform. */
export async function refuseInMaintenance(route: RouteSpec, actor?: Actor): Promise<void> {
  const { 'maintenance.mode': mode, 'maintenance.message': message } = await readSystemSettings();
  if (!isShutByMaintenance(route, mode)) return;
  if (adminPermissions.some((permission) => actor?.permissions.has(permission))) return;
  throw new AppError('maintenance', { retryAfterSeconds, ...(message && { message }) });
}
