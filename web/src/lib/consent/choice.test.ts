import { expect, test, vi } from 'vitest';
import { onConsent, readConsent, saveConsent } from './choice.ts';

test('no choice before one is made', () => {
  expect(readConsent()).toBeNull();
});

test.each(['accepted', 'refused'] as const)('%s is kept for six months, to the day', (choice) => {
  saveConsent(choice, new Date('2026-03-15T10:00:00Z'));
  expect(readConsent(new Date('2026-09-15T09:59:59Z'))).toBe(choice);
  expect(readConsent(new Date('2026-09-15T10:00:00Z'))).toBeNull();
});

test('the date of the choice is stored with it', () => {
  saveConsent('refused', new Date('2026-03-15T10:00:00Z'));
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual({
    choice: 'refused',
    at: '2026-03-15T10:00:00.000Z',
  });
});

test.each(['', 'null', '7', '{', '{"choice":"accepted"}', '{"choice":"maybe","at":"2026-03-15"}', '{"choice":true}'])(
  'a stored %s is no choice',
  (stored) => {
    localStorage.setItem('consent', stored);
    expect(readConsent()).toBeNull();
  },
);

test('a change is told, in this tab and in the others, until the listener leaves', () => {
  const listener = vi.fn();
  const leave = onConsent(listener);
  saveConsent('accepted');
  localStorage.setItem('consent', JSON.stringify({ choice: 'refused', at: new Date().toISOString() }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(listener.mock.calls).toEqual([['accepted'], ['refused']]);
  leave();
  saveConsent('accepted');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => saveConsent('accepted')).not.toThrow();
  expect(readConsent()).toBeNull();
});
