import { newUser, type UserItem } from '../../platform/identity/user.entity.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { inHashSlot } from '../session/hash-slots.ts';
import { hashPassword } from '../session/password-hash.ts';

/** Wide enough for a school or a large agency, too narrow to try a list of e-mails. */
const perAddress: Limit = { name: 'register-address', max: 2_000, windowSeconds: 3_600 };

/** Counts that someone registers from an address, or throws 429. */
export const countRegistration = (ip: string): Promise<void> => countOrRefuse(perAddress, networkOf(ip));

type Given = { email: string; password: string; firstName: string; lastName: string; company?: string | undefined };

/** A person to be written, with the hash of their password. */
export async function newPerson({ password, ...given }: Given): Promise<UserItem> {
  const passwordHash = await inHashSlot(() => hashPassword(password));
  return newUser({ ...given, company: given.company, passwordHash }, new Date());
}
