import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { boardColors } from '../../../../shared/boards/boards.rules.ts';
import { getSharedBoard } from '../../../../shared/boards/card.contract.ts';
import { inkOn } from '../../../../shared/kernel/contrast.ts';
import { anAd } from '../../testing/ads.ts';
import { json, refused } from '../../testing/fake-api.ts';
import { clientColors } from './client-colors.ts';
import type { SharedPage } from './read-shared-board.ts';
import { startSharedBoard } from './shared-board.ts';

const header = () => document.querySelector<HTMLElement>('.header');

beforeEach(() => {
  document.body.innerHTML =
    '<header class="header"><a class="logo" href="/landing">Réclame</a></header><h1></h1><p data-facts></p><p data-status></p><div data-columns></div>';
});

const aPage = (client: SharedPage['board']['client'], nextCursor: string | null = null): SharedPage => ({
  board: {
    name: 'Vitrine',
    description: null,
    color: 'teal',
    columns: [],
    expiresAt: null,
    allowComments: false,
    sharedBy: 'Agence <i>Aube</i>',
    client,
  },
  items: [],
  nextCursor,
});

const answer = (data: SharedPage) => json(200, { success: true, data: getSharedBoard.output.parse(data) });
const serve = (answers: (address: string) => Response) =>
  vi.stubGlobal('fetch', async (address: string) => answers(address));

async function show(shared: SharedPage) {
  serve(() => answer(shared));
  startSharedBoard(document, '/partage/jeton');
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Vitrine'));
}

test('without a client, the header stays the product’s', async () => {
  await show(aPage(null));
  expect(header()?.textContent).toBe('Réclame');
  expect(header()?.hasAttribute('data-client')).toBe(false);
  expect(document.title).toBe('Vitrine · Réclame');
});

test('a client’s name is text, on its colour, with its initial', async () => {
  await show(aPage({ name: '<b>Maison</b>', color: 'amber', logoUrl: null }));
  expect(header()?.querySelector('b, .logo, img')).toBeNull();
  expect(header()?.querySelector('.share-client')?.textContent).toBe('b<b>Maison</b>'.replace('b', 'B'));
  expect(header()?.style.getPropertyValue('--client-ground')).toBe('#d99a1c');
  expect(header()?.style.getPropertyValue('--client-ink')).toBe('#000000');
  expect(document.title).toBe('Vitrine · <b>Maison</b>');
});

test('a note that the link shows is text under its ad', async () => {
  const columns = [{ id: 'col_1', name: 'À tester', savedAdCount: 2 }];
  const items = ['<b>Garder</b>', null].map((note, at) => ({
    id: `sav_${at}`,
    columnId: 'col_1',
    ad: anAd({ id: `ads_${at}` }),
    note,
    commentCount: 0,
  }));
  const shared = aPage(null);
  await show({ ...shared, board: { ...shared.board, columns }, items });
  const notes = [...document.querySelectorAll('.share-note')];
  expect(notes.map(({ textContent }) => textContent)).toEqual(['Note<b>Garder</b>']);
  const facts = document.querySelector('[data-facts]')?.textContent;
  expect(facts).toMatch(/^2.annonces · partagé par Agence <i>Aube<\/i>$/);
  expect(document.querySelector('.share-note b')).toBeNull();
});

test('a logo that does not come leaves the initial', async () => {
  await show(aPage({ name: 'Maison', color: 'blue', logoUrl: '/api/client-logos/lgo_1' }));
  const logo = header()?.querySelector('img');
  expect([logo?.getAttribute('src'), logo?.alt]).toEqual(['/api/client-logos/lgo_1', '']);
  logo?.dispatchEvent(new Event('error'));
  expect(header()?.querySelector('img')).toBeNull();
  expect(header()?.querySelector('.share-client')?.textContent).toBe('MMaison');
});

test('a link that ends while it is read leaves nothing of the client', async () => {
  const first = aPage({ name: 'Maison', color: 'blue', logoUrl: null }, 'suite');
  serve((address) => (address.includes('cursor') ? refused('not_found') : answer(first)));
  startSharedBoard(document, '/partage/jeton');
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Ce lien n’est plus valable'));
  expect(document.documentElement.textContent).not.toContain('Maison');
  expect(header()?.hasAttribute('data-client')).toBe(false);
  expect(header()?.getAttribute('style')).toBeFalsy();
});

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('whatever its colour, a client’s name is read on it', () => {
  for (const color of boardColors) {
    const { ground, ink } = clientColors(color);
    expect(contrast(ground, ink), color).toBeGreaterThanOrEqual(4.5);
  }
  for (let value = 0; value < 0xffffff; value += 4_099) {
    const ground = `#${value.toString(16).padStart(6, '0')}`;
    expect(contrast(ground, inkOn(ground)), ground).toBeGreaterThanOrEqual(4.5);
  }
});

test('a client has the colours that it has in the application', () => {
  const source = join(import.meta.dirname, '..', '..');
  const file = readdirSync(source, { recursive: true, encoding: 'utf8' }).find((one) =>
    one.endsWith('/board-color.module.css'),
  );
  const styles = readFileSync(join(source, file ?? ''), 'utf8');
  const [, first] = /\.root \{\s*--board-color: (#\w{6});/.exec(styles) ?? [];
  expect(first).toBe(clientColors('vermilion').ground);
  for (const color of boardColors.filter((one) => one !== 'vermilion')) {
    const [, ground] =
      new RegExp(`^\\.root\\[data-color="${color}"\\] \\{\\s*--board-color: (#\\w{6});`, 'm').exec(styles) ?? [];
    expect([color, ground]).toEqual([color, clientColors(color).ground]);
  }
});
