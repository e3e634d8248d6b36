import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { keyRing, sameText, sign } from '../../platform/identity/keys.ts';

const purpose = 'known-device';

const Said = z.object({ userId: z.string(), deviceId: z.string(), until: z.string() });

/**
 * What a browser that someone has signed in from holds for the next time: `base64url(JSON).signature`, good for ninety days.
 * It opens nothing: it only counts its own failures apart, so that who locks an account from elsewhere does not keep its
 * owner out (OWASP, « Device cookies »).
 */
export async function markDevice(userId: string, now = new Date()): Promise<string> {
  const { current } = await keyRing();
  const until = new Date(now.getTime() + keptDays.knownDevice * dayMs).toISOString();
  const words = { userId, deviceId: randomBytes(12).toString('base64url'), until };
  const said = Buffer.from(JSON.stringify(words)).toString('base64url');
  return `${said}.${sign(current.key, purpose, said)}`;
}

/** Whose browser it is, and which; null of what we have not signed, or that has ended. */
export async function knownDevice(
  mark: string,
  now = new Date(),
): Promise<{ userId: string; deviceId: string } | null> {
  const [said = '', signature = ''] = mark.split('.');
  const { keys } = await keyRing();
  if (![...keys.values()].some((key) => sameText(sign(key, purpose, said), signature))) return null;
  const { until, ...device } = Said.parse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')));
  return until > now.toISOString() ? device : null;
}
