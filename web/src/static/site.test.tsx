import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Choices } from './legal/choices.tsx';
import { SiteHeader } from './site-header.tsx';

beforeEach(() => {
  vi.resetModules();
  document.documentElement.dataset.mantineColorScheme = 'light';
});

async function open(content: string, config: object = { sentryDsn: null }) {
  const fetched = vi.fn(async () => Response.json(config));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = content;
  await import('./site.ts');
  await new Promise((resolve) => setTimeout(resolve, 20));
  return fetched;
}

const header = () => renderToStaticMarkup(<SiteHeader />);
const choices = () => renderToStaticMarkup(<Choices />);
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const pressed = () =>
  [...document.querySelectorAll('[data-choice]')].map((button) => button.getAttribute('aria-pressed'));

test('the theme switches, and is kept under the key of the application', async () => {
  await open(header());
  click('[data-theme-switch]');
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  click('[data-theme-switch]');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('the menu closes on Escape, on a link and on a click elsewhere', async () => {
  await open(`${header()}<p id="elsewhere"></p>`);
  const menu = document.querySelector('details');
  if (!menu) throw new Error('no menu');
  menu.open = true;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(menu.open).toBe(false);
  menu.open = true;
  menu.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(menu.open).toBe(false);
  menu.open = true;
  click('#elsewhere');
  expect(menu.open).toBe(false);
});

test('a page without choices asks the network for nothing', async () => {
  expect(await open(header())).not.toHaveBeenCalled();
});

test('without a DSN there is nothing to choose', async () => {
  await open(choices());
  expect(document.querySelector('[data-consent]')).toHaveProperty('hidden', true);
});

test('the choice is shown, changed and kept', async () => {
  await open(choices(), { sentryDsn: 'https://a@b.test/1' });
  expect(document.querySelector('[data-consent]')).toHaveProperty('hidden', false);
  expect(pressed()).toEqual(['false', 'false']);
  click('[data-choice="accepted"]');
  expect(pressed()).toEqual(['false', 'true']);
  click('[data-choice="refused"]');
  expect(pressed()).toEqual(['true', 'false']);
  expect(localStorage.getItem('consent')).toContain('"refused"');
});
