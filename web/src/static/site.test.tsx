import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { createProspect, searchProspects } from '../../../shared/prospects/prospect.contract.ts';
import { DocsPage } from './docs/docs-page.tsx';
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

test('the reference is searched by the words of its calls, by operation and by path', async () => {
  await open(renderToStaticMarkup(<DocsPage routes={[createProspect, searchProspects]} />));
  const field = document.querySelector<HTMLInputElement>('[data-docs-search]') ?? expect.fail();
  const left = () =>
    [...document.querySelectorAll<HTMLElement>('[data-docs-call]')].flatMap(({ id, hidden }) => (hidden ? [] : [id]));
  const type = (words: string) => {
    field.value = words;
    field.dispatchEvent(new Event('input'));
  };
  expect(left()).toEqual(['createProspect', 'searchProspects']);
  type('créer');
  expect(left()).toEqual(['createProspect']);
  type('prospects/search');
  expect(left()).toEqual(['searchProspects']);
  expect(document.querySelector('[data-docs-found]')?.textContent).toBe('1 sur 2');
  type('zzz');
  expect(left()).toEqual([]);
  type('');
  expect(left()).toHaveLength(2);
});

test('the contents of the reference fold, and fold again once something is chosen there', async () => {
  await open(renderToStaticMarkup(<DocsPage routes={[createProspect, searchProspects]} />));
  const expanded = () => document.querySelector('[data-docs-menu]')?.getAttribute('aria-expanded');
  expect(expanded()).toBe('false');
  click('[data-docs-menu]');
  expect(expanded()).toBe('true');
  click('#sommaire a');
  expect(expanded()).toBe('false');
});
