import { beforeAll, describe, expect, inject, it } from 'vitest';
import { login } from '../../shared/auth/auth.contract.ts';
import { getInsights } from '../../shared/learning/insights.contract.ts';
import { post } from '../local/post.ts';
import {
  expectAccessible,
  expectAccessibleInWindows,
  newAccount,
  newVisitor,
  sendAs,
  signIn,
  type Visitor,
} from './visitor.ts';

const texts = [
  'Votre planning tient encore sur un tableur ? Planif le remplit pour vous.',
  'Planif remplit votre planning. Essayez gratuitement pendant trente jours.',
];

/** Forty ads in two halves, questions clicked twice as often, and a line that no import takes. */
const file = [
  'Nom de la publicité;Texte principal;Plateforme;Jour;Impressions;Clics',
  ...Array.from({ length: 40 }, (_, at) => {
    const asks = at % 2 === 0;
    const clicks = (asks ? 400 : 200) + (at % 5) * 3;
    return `Annonce ${at};${texts[asks ? 0 : 1]};Facebook;2026-09-${String(1 + (at % 28)).padStart(2, '0')};20000;${clicks}`;
  }),
  'Annonce folle;;Facebook;2026-09-02;10;20',
].join('\r\n');

describe('what ads did', () => {
  let account: { email: string; password: string };
  let visitor: Visitor;
  beforeAll(async () => {
    account = await newAccount();
    visitor = await newVisitor();
    await signIn(visitor, account);
  });

  it('is asked for, with an example of what it teaches', async () => {
    await visitor.open('/learning/import');
    await visitor.page.getByText('exemple fictif').waitFor();
    await expectAccessibleInWindows(visitor.page, 'nothing imported');
  });

  it('is imported by a file, which says before what it will teach', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Importer des résultats' }).click();
    const buffer = Buffer.from(file);
    await page.locator('input[type="file"]').setInputFiles({ name: 'rentree.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('heading', { name: 'Ce que dit chaque colonne' }).waitFor();
    await expectAccessibleInWindows(page, 'columns');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('heading', { name: 'Contrôlez avant d’importer' }).waitFor();
    await expectAccessibleInWindows(page, 'check');
    await page.getByRole('button', { name: 'Importer', exact: true }).click();
    await page.getByRole('heading', { name: 'Import terminé' }).waitFor();
    await page.getByText(/^Voir 1.ligne refusée$/).click();
    await page.getByText('Plus de clics que d’impressions').waitFor();
  });

  it('teaches what it can, and leads to the ads on both sides', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Voir les enseignements' }).click();
    await page.getByText('Mieux', { exact: true }).first().waitFor();
    await expectAccessibleInWindows(page, 'insights');
    // On a phone a press on a finding says the rest.
    await page.getByRole('region', { name: 'Enseignements' }).locator('summary').first().click();
    await page
      .getByRole('link', { name: /^20.annonces le font/ })
      .first()
      .click();
    await page.getByText(/^20.annonces$/).waitFor();
    await expectAccessibleInWindows(page, 'results');
  });

  it('foretells nothing of so few', async () => {
    await visitor.open('/learning/import?onglet=prediction');
    await visitor.page.getByRole('heading', { name: /^Encore/ }).waitFor();
    await expectAccessibleInWindows(visitor.page, 'prediction');
  });

  it('is taken back', async () => {
    const { page, problems } = visitor;
    await visitor.open('/learning/import');
    await page.getByRole('button', { name: 'Actions sur rentree.csv' }).click();
    await page.getByRole('menuitem', { name: 'Retirer' }).click();
    await page.getByText(/sortent de tous les chiffres/).waitFor();
    await expectAccessible(page, 'an import to be taken back');
    await page.getByRole('button', { name: 'Retirer cet import' }).click();
    await page.getByText('exemple fictif').waitFor();
    const token = String((await post(inject('url'), login, account)).data.token);
    expect((await sendAs(token, getInsights, {})).data.population.ads).toBe(0);
    expect(problems).toEqual([]);
  });
});
