import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { withHashCost } from '../testing/hash-cost.ts';
import { hashPassword, isOutdated, nobodysHash, passwordMatches, productionCost } from './password-hash.ts';

const functionsDir = join(import.meta.dirname, '..', '..');

it('costs 32 MiB three times over in a process where nothing was said', async () => {
  vi.resetModules();
  const fresh = await import('./password-hash.ts');
  expect(fresh.hashCost()).toEqual({ N: 32768, r: 8, p: 3 });
  expect(await fresh.hashPassword('Bonjour2026')).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(fresh.nobodysHash()).toMatch(/^scrypt\$32768\$8\$3\$/);
});

it('is changed by no code that runs on a stage', () => {
  const changing = readdirSync(functionsDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file))
    .filter((file) => readFileSync(join(functionsDir, file), 'utf8').includes('setHashCost'));
  expect(changing).toEqual([join('auth', 'session', 'password-hash.ts')]);
});

it('of another cost is still read, and known to be outdated', async () => {
  const cheap = await hashPassword('Bonjour2026');
  expect(isOutdated(cheap)).toBe(false);
  withHashCost(productionCost);
  expect(isOutdated(cheap)).toBe(true);
  expect(isOutdated(nobodysHash())).toBe(false);
  expect(await passwordMatches('Bonjour2026', cheap)).toBe(true);
  expect(await passwordMatches('Bonjour2027', cheap)).toBe(false);
});
