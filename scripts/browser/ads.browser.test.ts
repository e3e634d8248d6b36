import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, newAccount, newVisitor, signIn, type Visitor, windows } from './visitor.ts';

let account: { email: string; password: string };

beforeAll(async () => {
  account = await newAccount();
});

/** Words that nothing else in the library says, whatever the product has loaded. */
const table = [
  'Identifiant;Annonceur;Texte;Titre;Début de diffusion;Plateformes;Format',
  ...Array.from(
    { length: 5 },
    (_, at) => `z-${at};Fromagerie Zélune;La crème zélunée n° ${at};Zélune;2026-03-0${at + 1};Facebook;Image`,
  ),
  'z-8;Fromagerie Zélune;La crème zélunée filmée;Zélune;2026-03-09;TikTok;Vidéo',
  'z-9;Fromagerie Zélune;La crème zélunée perdue;Zélune;un jour;Facebook;Image',
].join('\r\n');

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await newVisitor(options);
  await signIn(visitor, account);
  await visitor.open(path);
  return visitor;
}

const total = (page: Page) => page.getByRole('status').filter({ hasText: /annonces?$/ });
const cards = (page: Page) => page.getByRole('link', { name: /^Fromagerie Zélune : voir/ });

async function search(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('searchbox').press('Enter');
}

describe('the library of ads', () => {
  it('gives the keyboard back to what opened a sheet, even when the sheet is fetched just then', async () => {
    const { page, problems } = await visit('/ads', { viewport: { width: 390, height: 844 } });
    for (const [name, chunk] of [
      ['Filtres', 'phone-sheet'],
      ['Ouvrir le menu', 'phone-menu'],
    ] as const) {
      await page.route(`**/${chunk}-*.js`, async (route) => {
        await new Promise((fetched) => setTimeout(fetched, 500));
        await route.continue();
      });
      await page.reload();
      const opener = page.getByRole('button', { name });
      await opener.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => opener.evaluate((one) => one === document.activeElement), { message: name }).toBe(true);
    }
    expect(problems).toEqual([]);
  });

  it('takes a table in, says which line it refused, and hands the report over', async () => {
    const { page, problems } = await visit('/ads?onglet=imports');
    await page.getByRole('button', { name: 'Importer un fichier' }).click();
    const file = { name: 'veille.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'latin1') };
    await page.locator('input[type=file]').setInputFiles(file);
    const wizard = page.getByRole('dialog');
    await wizard.getByText('WINDOWS-1252, séparateur : point-virgule').waitFor();
    await wizard.getByRole('button', { name: 'Importer', exact: true }).click();
    const row = page.getByRole('article', { name: 'veille.csv' });
    await row.getByText(/^6.ajoutées, 1.refusée$/).waitFor();
    await row.getByRole('button', { name: /Voir 1.ligne refusée/ }).click();
    await row.getByText(/^Début de diffusion.*illisible$/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: 'Télécharger le rapport' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/Début de diffusion.*illisible/);
    expect(problems).toEqual([]);
  });

  it('finds words whatever their accents and a typo, and narrows them in the address', async () => {
    const { page, problems } = await visit('/ads?variantes=toutes');
    await search(page, 'CREME zelunee');
    await total(page)
      .getByText(/^6.annonces$/)
      .waitFor();
    expect(await page.locator('mark', { hasText: 'zélunée' }).count()).toBeGreaterThan(0);
    await search(page, 'zelunnee');
    await page.getByText('Aucune annonce ne dit').waitFor();
    expect(await cards(page).count()).toBe(6);
    await page.getByRole('checkbox', { name: 'TikTok' }).check();
    await total(page)
      .getByText(/^1.annonce$/)
      .waitFor();
    expect(new URL(page.url()).search).toContain('platform=tiktok');
    await page.reload();
    await total(page)
      .getByText(/^1.annonce$/)
      .waitFor();
    await page.goBack();
    await total(page)
      .getByText(/^6.annonces$/)
      .waitFor();
    await page.getByRole('checkbox', { name: 'Image' }).check();
    await search(page, 'zélunée filmée');
    await page.getByRole('button', { name: /^1.annonce sans le filtre Image$/ }).click();
    await total(page)
      .getByText(/^1.annonce$/)
      .waitFor();
    expect(problems).toEqual([]);
  });

  it('opens an ad, saves it on a board and follows its advertiser, by the keyboard', async () => {
    const { page, problems } = await visit('/ads?q=film%C3%A9e+z%C3%A9lun%C3%A9e');
    await cards(page).first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('s');
    await page.getByLabel('Nom du board').fill('Fromages');
    await page.keyboard.press('Enter');
    await page.getByText('Annonce enregistrée sur « Fromages »').waitFor();
    await page.getByRole('button', { name: 'Enregistrée', exact: true }).waitFor();
    expect(
      await cards(page)
        .first()
        .evaluate((card) => card === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByText('La crème zélunée filmée').waitFor();
    await drawer.getByRole('link', { name: 'Fromages' }).waitFor();
    await drawer.getByRole('button', { name: 'Suivre l’annonceur' }).click();
    await drawer.getByRole('button', { name: 'Ne plus suivre' }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(
      await cards(page)
        .first()
        .evaluate((card) => card === document.activeElement),
    ).toBe(true);
    await page.getByRole('tab', { name: 'Imports' }).click();
    await page.getByRole('button', { name: 'Actions de Fromagerie Zélune' }).waitFor();
    expect(problems).toEqual([]);
  });

  it.each(windows)('is accessible and fits, and so is an ad: $name', async ({ options }) => {
    const { page, problems } = await visit('/ads?q=z%C3%A9lun%C3%A9e', options);
    await cards(page).first().waitFor();
    await expectAccessible(page);
    await cards(page).first().click();
    await page.getByRole('dialog').getByText('Annonces similaires').waitFor();
    await expectAccessible(page, 'an ad');
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
