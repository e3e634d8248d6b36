import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, forgetAttempts, type Limit, takeBackAttempt } from '../../platform/throttle/throttle.ts';
import { findUserByEmail } from '../account/find-user.door.ts';
import { knownDevice } from './known-device.ts';

const failedLogins: Limit = { name: 'login-email', max: 10, windowSeconds: 15 * 60 };
const perAddress: Limit = { name: 'login-address', max: 50, windowSeconds: 15 * 60 };
/** As few as of an e-mail: a browser that was stolen guesses no faster. */
const perDevice: Limit = { name: 'login-device', max: 10, windowSeconds: 15 * 60 };

/** One attempt to sign in, counted before it is known to fail; `succeed` takes it back. Throws 429 when a limit is reached. */
type Attempt = { succeed: () => Promise<unknown> };

/** From a browser that its owner has signed in from, the failures of all others do not count, nor do its own for them. */
export async function countLogin(email: string, ip: string, mark: string | undefined): Promise<Attempt> {
  const device = mark === undefined ? null : await knownDevice(mark);
  if (device && (await findUserByEmail(email))?.userId === device.userId) {
    await countOrRefuse(perDevice, device.deviceId);
    return { succeed: () => forgetAttempts(perDevice, device.deviceId) };
  }
  const network = networkOf(ip);
  await countOrRefuse(perAddress, network);
  try {
    await countOrRefuse(failedLogins, email);
  } catch (error) {
    await takeBackAttempt(perAddress, network);
    throw error;
  }
  return { succeed: () => Promise.all([forgetFailedLogins(email), takeBackAttempt(perAddress, network)]) };
}

export const forgetFailedLogins = (email: string) => forgetAttempts(failedLogins, email);
