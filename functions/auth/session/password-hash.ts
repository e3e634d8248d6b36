import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

export type HashCost = { N: number; r: number; p: number };

/** OWASP's scrypt setting for 32 MiB of memory. */
export const productionCost: HashCost = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

let current = productionCost;

export const hashCost = (): HashCost => current;

/** Only tests call this, which hash by the hundred: on a stage the cost is the one above, whatever the environment says. */
export function setHashCost(cost: HashCost): void {
  current = cost;
}

/** `scrypt$N$r$p$salt$hash`: its own parameters travel with each hash, so that they can rise. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, current);
  return ['scrypt', current.N, current.r, current.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** What an unknown e-mail is checked against, so that it takes as long as a known one. */
export const nobodysHash = () => `scrypt$${current.N}$${current.r}$${current.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const { options, salt, hash } = readHash(stored);
  return timingSafeEqual(await derive(password, salt, options), hash);
}

/** True when `stored` was made with other parameters than today's. */
export function isOutdated(stored: string): boolean {
  const { N, r, p } = readHash(stored).options;
  return N !== current.N || r !== current.r || p !== current.p;
}

function readHash(stored: string) {
  const [scheme, N, r, p, salt = '', hash = ''] = stored.split('$');
  if (scheme !== 'scrypt') throw new Error('Unknown password hash scheme');
  return {
    options: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

function derive(password: string, salt: Buffer, { N = 0, r = 0, p }: ScryptOptions): Promise<Buffer> {
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
