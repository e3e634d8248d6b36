import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { pixelTexts } from '../../../shared/pixel/messages.ts';
import type { trackMetaEvent } from '../../../shared/pixel/pixel.contract.ts';
import type { ErrorDetail } from '../../platform/app-error.ts';
import { normalise } from './normalise.ts';

type UserData = Partial<ParsedInput<typeof trackMetaEvent>['body']['userData']>;

/**
 * The `user_data` of Meta: normalised, then hashed, but for what Meta reads as it is. What could match nobody (an e-mail
 * without @, a phone without digits) is left out, so that a shop does not lose a conversion over it.
 */
export function metaUserData(user: UserData): Record<string, string> {
  const data: Record<string, string> = {};
  const add = (key: string, text: string | undefined, rule: (text: string) => string | null) => {
    const value = hashedBy(text, rule);
    if (value) data[key] = value;
  };
  const home = user.country && !isHashed(user.country) ? normalise.country(user.country) : null;
  add('em', user.email, normalise.email);
  add('ph', user.phone, (text) => normalise.phone(text, home));
  add('fn', user.firstName, normalise.name);
  add('ln', user.lastName, normalise.name);
  add('ct', user.city, normalise.city);
  add('st', user.state, (text) => normalise.state(text, home));
  add('zp', user.zip, normalise.zip);
  add('country', user.country, () => home);
  add('db', user.dateOfBirth, normalise.dateOfBirth);
  add('ge', user.gender, normalise.gender);
  add('external_id', user.externalId, normalise.externalId);
  if (user.clientIpAddress && isIP(user.clientIpAddress) > 0) data.client_ip_address = user.clientIpAddress;
  if (user.clientUserAgent) data.client_user_agent = user.clientUserAgent;
  if (user.fbc) data.fbc = user.fbc;
  if (user.fbp) data.fbp = user.fbp;
  return data;
}

/** What Meta hashes. */
const hashedFields = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'city',
  'state',
  'zip',
  'country',
  'dateOfBirth',
  'gender',
  'externalId',
] as const;

/** What would be left out or read in two ways, though its shop means it to count. */
export function userDataProblems(user: UserData): ErrorDetail[] {
  return hashedFields.flatMap((field) => {
    const text = user[field];
    if (!text || isHashed(text)) return [];
    const path = `userData.${field}`;
    // An identifier may be of any letters, and many are of 32 hexadecimal ones.
    if (field !== 'externalId' && isOtherHash(text)) return [{ path, message: pixelTexts.otherHash }];
    if (field !== 'dateOfBirth' || normalise.dateOfBirth(text)) return [];
    return [{ path, message: pixelTexts.dateOfBirth }];
  });
}

/** Whoever sends a SHA-256 in hexadecimal has hashed already. */
const isHashed = (text: string) => text.length === 64 && /^[0-9a-f]+$/i.test(text);

/** MD5 or SHA-1, which Meta does not compare. */
const isOtherHash = (text: string) => (text.length === 32 || text.length === 40) && /^[0-9a-f]+$/i.test(text);

function hashedBy(text: string | undefined, rule: (text: string) => string | null): string | null {
  if (!text) return null;
  if (isHashed(text)) return text.toLowerCase();
  const value = rule(text);
  return value && hash('sha256', value, 'hex');
}
