import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8');
const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.signedIn;
});

function run(prefersDark: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: prefersDark && query.includes('dark') }));
  new Function(script)();
}

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['auto', true, 'dark'],
  ['auto', false, 'light'],
  ['nonsense', true, 'dark'],
  [null, false, 'light'],
])('theme %s, system dark %s: %s', (stored, prefersDark, scheme) => {
  if (stored) localStorage.setItem('theme', stored);
  run(prefersDark);
  expect(dataset.mantineColorScheme).toBe(scheme);
});

test('a stored token marks the page, so that it offers to open the application', () => {
  run(false);
  expect(dataset.signedIn).toBeUndefined();
  localStorage.setItem('token', 'a.b.c');
  run(false);
  expect(dataset.signedIn).toBe('');
});

test('a browser that keeps nothing follows the system', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  run(true);
  expect(dataset.mantineColorScheme).toBe('dark');
});
