import { Secret, TOTP } from 'otpauth';
import { productName } from '../../../shared/brand.ts';

const stepSeconds = 30;
/** How many steps the clock of a telephone may be off, either way. */
const tolerance = 1;

/** What every authenticator understands: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: productName,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });

/** 160 bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What a QR code says to an authenticator. */
export const addressOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step of which a code is, at about this moment; null when it is of none. */
export function stepOf(secret: string, token: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: tolerance });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
}
