import { beforeEach, expect, test, vi } from 'vitest';
import { json, refused } from '../../testing/fake-api.ts';
import { codeBoxes } from './code-boxes.ts';
import { startSpace } from './start-space.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<h1></h1><div data-view></div>';
  window.scrollTo = () => {};
});

const page = () => document.body.textContent ?? '';
const at = (path: string) => history.replaceState(null, '', path);

test('a code is pasted whole, typed a digit a box, and read as six digits', () => {
  const code = codeBoxes();
  document.body.append(code.row);
  const boxes = [...code.row.querySelectorAll('input')];
  const paste = new Event('paste', { cancelable: true });
  Object.assign(paste, { clipboardData: { getData: () => ' 123 456 ' } });
  boxes[2]?.dispatchEvent(paste);
  expect(code.read()).toBe('123456');
  const [first] = boxes;
  if (!first) throw new Error('no box');
  first.value = '9';
  first.dispatchEvent(new Event('input'));
  expect([code.read(), document.activeElement]).toEqual(['923456', boxes[1]]);
});

test('a dead link says so with a way to another, and leaves the address', async () => {
  at('/creation/abcdef');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => refused('link_invalid')),
  );
  startSpace(document);
  await vi.waitFor(() => expect(page()).toContain('Ce lien n’est plus valable'));
  expect(window.location.pathname).toBe('/creation');
  expect(document.querySelector('input[type=email]')).not.toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('who asks for a link is told the same whatever their address', async () => {
  at('/creation');
  const asked = vi.fn(async () =>
    json(200, { success: true, data: { message: 'Si cette adresse est celle d’un créateur' } }),
  );
  vi.stubGlobal('fetch', asked);
  startSpace(document);
  const field = document.querySelector<HTMLInputElement>('input[type=email]');
  if (field) field.value = 'lea@agence.example';
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(page()).toContain('Si cette adresse est celle d’un créateur'));
  expect(asked).toHaveBeenCalledOnce();
});
