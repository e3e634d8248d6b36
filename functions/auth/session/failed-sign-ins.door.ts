import { hourMs } from '../../../shared/kernel/day.ts';
import { attemptsCounted, countAttempt, type Limit } from '../../platform/throttle/throttle.ts';

const hours = 24;

/** Counted by the hour, and kept as long as they are asked for. */
const ofHour = (hour: number): Limit => ({
  name: `failed-sign-ins-${hour}`,
  max: 100_000,
  windowSeconds: (hours + 1) * 3600,
});

const thisHour = () => Math.floor(Date.now() / hourMs);

/** Notes that someone gave an address with a wrong password, whether or not it is of a person: both cost the same. */
export const noteFailedSignIn = (email: string): Promise<boolean> => countAttempt(ofHour(thisHour()), email);

/** How often anyone did in the last 24 hours. */
export function failedSignIns(email: string): Promise<number> {
  const first = thisHour() - hours + 1;
  return attemptsCounted(
    Array.from({ length: hours }, (_, at) => ofHour(first + at)),
    email,
  );
}
