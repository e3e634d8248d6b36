import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { importAds } from '../../shared/ads/imports.contract.ts';
import { searchAds } from '../../shared/ads/library.contract.ts';
import { login } from '../../shared/auth/auth.contract.ts';
import { createBoard, shareBoard } from '../../shared/boards/board.contract.ts';
import { saveAd, updateSavedAd } from '../../shared/boards/card.contract.ts';
import type { Route } from '../../shared/kernel/route.ts';
import { post } from '../local/post.ts';
import { isAtRest } from './at-rest.ts';
import { expectAccessibleInWindows, newAccount, newVisitor, sendAs, signIn, type Visitor } from './visitor.ts';

const advertisers = ['Atelier <b>Zéphyr</b>', 'Maison Verdure', 'Océane Bio', 'Pâte & Cie'];
const note = 'À refaire avec <i>Claire</i>';
const tag = '<u>UGC</u>';
let account: { email: string; password: string };
let adIds: string[];
let token: string;

beforeAll(async () => {
  account = await newAccount();
  token = String((await post(inject('url'), login, account)).data.token);
  adIds = await importedAds(advertisers, 'Titre');
});

async function importedAds(names: string[], headline: string): Promise<string[]> {
  const items = names.map((advertiserName, index) => ({
    advertiserName,
    sourceId: `${headline}-${index}`,
    body: `Texte de l’annonce ${index}`,
    headline: `${headline} ${index}`,
    startedAt: '2026-01-15',
    platforms: 'facebook',
  }));
  await send(importAds, { source: 'import', items });
  return Promise.all(names.map(importedAd));
}

/** What `account` does without a screen. */
const send = (route: Route, body?: object, id = '', query = '') => sendAs(token, route, { body, id, query });

type Found = { id: string; advertiser: { name: string } };

async function importedAd(name: string): Promise<string> {
  const words = new URLSearchParams({ q: name.replace(/<.*?>/g, ' ') });
  const find = async () => {
    const { data } = await send(searchAds, undefined, '', `?${words}`);
    const found = data.items.find(({ advertiser }: Found) => advertiser.name === name);
    if (!found) throw new Error(`${name} cannot be found yet`);
    return String(found.id);
  };
  return vi.waitFor(find, { timeout: 300_000, interval: 200 });
}

/** A board of the default columns with every ad in the first one. */
async function filledBoard(name: string) {
  const { board } = (await send(createBoard, { name })).data;
  const savedAds = [];
  for (const adId of adIds) savedAds.push((await send(saveAd, { boardId: board.id, adId })).data.savedAd);
  return { board, savedAds, path: `/boards?board=${board.id}` };
}

async function someone(): Promise<Visitor> {
  const visitor = await newVisitor();
  await signIn(visitor, account);
  return visitor;
}

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const namesIn = (page: Page, name: string) => column(page, name).getByRole('heading', { level: 3 }).allTextContents();
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to');
  await page.mouse.move(start.x + 60, start.y + 40);
  await page.mouse.down();
  await page.mouse.move(start.x + 80, start.y + 60, { steps: 4 });
  await page.mouse.move(end.x + 90, end.y + 110, { steps: 10 });
  await expect.poll(() => to.getAttribute('data-aimed')).toBe('true');
  await page.mouse.up();
}

/** Takes the focused card. dnd-kit hears the arrows from the next turn of the page on; no person is that fast. */
async function grab(page: Page, said: string): Promise<void> {
  await page.keyboard.press('Space');
  await page.getByText(said).waitFor({ state: 'attached' });
  await page.waitForTimeout(100);
}

describe('a board', () => {
  it('starts from a template and takes in an ad of the library', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await signIn(visitor, account);
    await visitor.open('/boards');
    await page.getByRole('button', { name: 'Créer un board' }).click();
    await page.getByLabel('Nom').fill('<b>Accroches</b>');
    await page.getByRole('radio', { name: /Lecture AIDA/ }).check({ force: true });
    await page.getByRole('button', { name: 'Créer le board' }).click();
    await page.getByText('Ce board attend sa première annonce').waitFor();
    for (const name of ['Attention', 'Intérêt', 'Désir', 'Action']) await column(page, name).waitFor();
    await page.getByRole('link', { name: 'Parcourir la bibliothèque' }).click();
    await page.waitForURL(/\/ads\b/);
    await visitor.open('/ads?q=Zéphyr');
    await card(page, 'Zéphyr')
      .first()
      .getByRole('button', { name: /^Enregistrer/ })
      .click();
    const choice = page.getByRole('dialog');
    await choice.getByRole('combobox', { name: 'Board' }).selectOption({ label: '<b>Accroches</b>' });
    await choice.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByText('Annonce enregistrée sur').waitFor();
    await visitor.open('/boards');
    await page.getByRole('link', { name: '<b>Accroches</b>' }).click();
    await expect.poll(() => namesIn(page, 'Attention')).toEqual(['Atelier <b>Zéphyr</b>']);
    expect(visitor.problems).toEqual([]);
  });

  it('is filled from the library, an ad a click, in the column that one came from', async () => {
    const names = ['Cidres Bréhat', 'Laines du Forez', 'Vélos Garance'];
    await importedAds(names, 'Remplissage');
    const { board } = (await send(createBoard, { name: 'À remplir' })).data;
    const visitor = await someone();
    const { page } = visitor;
    await visitor.open(`/boards?board=${board.id}`);
    await page.getByRole('button', { name: 'Actions sur la colonne Inspiration' }).click();
    await page.getByRole('menuitem', { name: 'Ajouter une annonce' }).click();
    await page.getByText('aucune annonce ajoutée pour l’instant').waitFor();
    await page.getByRole('searchbox').fill('Remplissage');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/q=Remplissage/);
    for (const [at, name] of names.entries()) {
      await card(page, name).first().getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await page.getByText(new RegExp(`· ${at + 1}.annonces? ajoutées?$`)).waitFor();
    }
    await page.getByRole('link', { name: 'Terminer' }).click();
    await expect.poll(() => namesIn(page, 'Inspiration')).toEqual(names);
    expect(visitor.problems).toEqual([]);
  });

  it('has its cards dragged by mouse and by keyboard, each move said and kept', async () => {
    const { path } = await filledBoard('Glisser');
    const visitor = await someone();
    const { page } = visitor;
    await visitor.open(path);
    await drag(page, card(page, 'Maison Verdure'), column(page, 'Inspiration'));
    await expect.poll(() => namesIn(page, 'Inspiration')).toEqual(['Maison Verdure']);
    await page.getByRole('button', { name: 'Océane Bio', exact: true }).focus();
    await grab(page, 'Océane Bio : prise. « À analyser », position 2 sur 3');
    await page.keyboard.press('ArrowRight');
    await page.getByText('« Inspiration », position 2 sur 2', { exact: true }).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    // The room that is made is in sight, at the very top as elsewhere.
    const [room, body] = await Promise.all(
      ['[data-aim]', '[data-column-body]'].map((part) => column(page, 'Inspiration').locator(part).boundingBox()),
    );
    expect(room?.height).toBeGreaterThan(100);
    expect(room?.y).toBeGreaterThanOrEqual(body?.y ?? Number.POSITIVE_INFINITY);
    await page.keyboard.press('Space');
    await page.getByText('Océane Bio : déposée. « Inspiration », position 1 sur 2').waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Océane Bio');
    await grab(page, 'Océane Bio : prise. « Inspiration », position 1 sur 2');
    await page.keyboard.press('ArrowRight');
    await page.getByText('« À tester », position 1 sur 1', { exact: true }).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByText('Océane Bio : remise à sa place.').waitFor({ state: 'attached' });
    await isAtRest(page);
    await page.reload();
    await expect.poll(() => namesIn(page, 'Inspiration')).toEqual(['Océane Bio', 'Maison Verdure']);
    expect(visitor.problems).toEqual([]);
  });

  it('is undone and said when a move does not arrive, or when someone else was faster', async () => {
    const { path, board, savedAds } = await filledBoard('À deux');
    const { page, open } = await someone();
    await open(path);
    const moves = `**${updateSavedAd.path.replace('{id}', '*')}`;
    await page.route(moves, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
    await drag(page, card(page, 'Pâte & Cie'), column(page, 'Validé'));
    await page.getByText('L’annonce n’a pas été déplacée').waitFor();
    expect(await namesIn(page, 'Validé')).toEqual([]);
    await page.unroute(moves);
    await send(updateSavedAd, { columnId: board.columns[1].id, version: 1 }, savedAds[1].id);
    await drag(page, card(page, 'Maison Verdure'), column(page, 'Validé'));
    await page.getByText('Quelqu’un l’a modifiée en même temps que vous').waitFor();
    await expect.poll(() => namesIn(page, 'Inspiration')).toEqual(['Maison Verdure']);
    expect(await namesIn(page, 'Validé')).toEqual([]);
  });
});

describe('a shared board', () => {
  it('shows the ads to who has the link, and nothing of the team, until the link is withdrawn', async () => {
    const { path } = await filledBoard('Partage');
    const visitor = await someone();
    const { page } = visitor;
    await visitor.open(path);
    await page.getByRole('button', { name: 'Maison Verdure', exact: true }).click();
    await page.getByLabel('Note').fill(note);
    await page.getByRole('combobox', { name: 'Étiquettes' }).fill(tag);
    await page.keyboard.press('Enter');
    await page.getByText('Note enregistrée').waitFor();
    await page.getByRole('dialog').getByText(tag).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await card(page, 'Maison Verdure').getByText(note).waitFor();
    await card(page, 'Maison Verdure').getByText(tag, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Partager' }).click();
    await page.getByRole('button', { name: 'Créer le lien' }).click();
    const link = new URL(await page.getByLabel('Lien public').inputValue()).pathname;

    const stranger = await newVisitor();
    await stranger.open(link);
    await stranger.page.getByRole('heading', { name: 'Partage', level: 1 }).waitFor();
    expect((await namesIn(stranger.page, 'À analyser')).sort()).toEqual([...advertisers].sort());
    const shown = await stranger.page.content();
    for (const ours of ['Claire', 'UGC', 'Zoé', 'Testeur', account.email]) expect(shown).not.toContain(ours);

    await page.getByRole('switch', { name: /^Montrer les notes/ }).click();
    const reread = async () => {
      await stranger.page.reload();
      await stranger.page.getByRole('heading', { name: 'Partage', level: 1 }).waitFor();
      return stranger.page.content();
    };
    await expect.poll(reread, { timeout: 60_000 }).toContain('Claire');
    expect(await stranger.page.content()).not.toContain('UGC');
    await page.getByRole('button', { name: 'Retirer le lien' }).click();
    await page.getByRole('button', { name: 'Créer le lien' }).waitFor();
    await stranger.page.reload();
    await stranger.page.getByRole('heading', { name: 'Ce lien n’est plus valable' }).waitFor();
    expect(await stranger.page.getByRole('article').count()).toBe(0);
    expect([...visitor.problems, ...stranger.problems]).toEqual([]);
  });

  it('says the same of a link that has ended and of one that never was', async () => {
    const { board } = await filledBoard('Expiré');
    const expiresAt = new Date(Date.now() + 8_000).toISOString();
    const { token: ended } = (await send(shareBoard, { expiresAt }, board.id)).data;
    const { page, open } = await newVisitor();
    await page.waitForTimeout(8_100);
    const said: string[] = [];
    for (const link of [ended, `${ended.slice(0, -4)}AAAA`, 'x']) {
      await open(`/partage/${link}`);
      await page.getByRole('heading', { name: 'Ce lien n’est plus valable' }).waitFor();
      said.push(await page.getByRole('main').innerText());
    }
    expect(new Set(said).size).toBe(1);
  });
});

it('a board, a card of it and its public page are accessible and fit', async () => {
  const { board, path } = await filledBoard('Accessible');
  const { token: link } = (await send(shareBoard, {}, board.id)).data;
  const visitor = await someone();
  for (const address of ['/boards', path, `/partage/${link}`]) {
    await visitor.open(address);
    await expectAccessibleInWindows(visitor.page, address);
  }
  await visitor.open(path);
  await visitor.page.getByRole('button', { name: 'Maison Verdure', exact: true }).click();
  await visitor.page.getByLabel('Note').waitFor();
  await expectAccessibleInWindows(visitor.page, 'a card');
  expect(visitor.problems).toEqual([]);
  await visitor.page.context().close();
});
