import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import type { SessionItem } from '../../platform/identity/session.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { UsedDevice } from './used-device.entity.ts';

/** What notes the device of a sign-in, and tells its owner of one that is not their first and that they never used. */
export async function deviceOperations(
  { userId, workspaceId, device }: Pick<SessionItem, 'userId' | 'workspaceId' | 'device'>,
  now: Date,
): Promise<Operation[]> {
  const deviceKey = keyOf(device ?? '');
  const { data: used } = await UsedDevice.query.byUser({ userId }).go({ consistent: true, pages: 'all' });
  if (used.some((one) => one.deviceKey === deviceKey)) return [];
  const ttl = Math.floor(now.getTime() / 1000) + keptDays.usedDevice * daySeconds;
  const noted = put(UsedDevice.put({ userId, deviceKey, ttl }));
  if (used.length === 0) return [noted];
  const told = { entityId: userId, data: { device }, onlyTo: [userId] };
  return [noted, event({ workspaceId }, { type: 'account.new_device', ...told }, now)];
}
