import { apiOf } from '../../../shared/kernel/api-of.ts';
import type { RouteSpec } from '../../../shared/kernel/route.ts';
import { AppError } from '../app-error.ts';
import { isStopped } from '../system/is-stopped.ts';

/** When a creator may ask again; what they had left to do waits for them. */
const retryAfterSeconds = 600;

/** Refuses what creators and the public ask of the creators' space while an administrator has stopped it. */
export async function refuseStoppedSpace(route: RouteSpec): Promise<void> {
  if (apiOf(route) !== 'space') return;
  if (await isStopped('stop.ugc_space')) throw new AppError('space_stopped', { retryAfterSeconds });
}
