import { beforeAll, expect, it } from 'vitest';
import { expectAccessibleInWindows, newAccount, newVisitor, signIn } from './visitor.ts';

let account: { email: string; password: string };

beforeAll(async () => {
  account = await newAccount();
});

it('a persona is written, measured against a text, changed and deleted, on screen', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await signIn(visitor, account);
  await visitor.open('/personas');
  await page.getByRole('link', { name: 'Écrire le premier' }).click();
  await page.getByLabel('Nom').fill('La gérante <b>de boutique</b>');
  await page.getByLabel('Problèmes').fill('passer ses soirées sur les publicités');
  await page.getByLabel('Registre').selectOption('vous');
  await expectAccessibleInWindows(page, 'the form of a persona');
  await page.getByRole('button', { name: 'Créer le persona' }).click();
  const drawer = page.getByRole('dialog', { name: /^La gérante/ });
  await drawer.getByRole('heading', { name: 'La gérante <b>de boutique</b>' }).waitFor();
  const address = page.url();
  expect(address).toMatch(/\/personas\?persona=per_\w+$/);
  await drawer.getByRole('tab', { name: 'Banc d’essai' }).click();
  await drawer.getByLabel('Un texte à mesurer').fill('Vous passez vos soirées sur vos annonces ?');
  // Problems 30 and register 10 of 40.
  await drawer.getByText('100 sur 100').waitFor();
  await expectAccessibleInWindows(page, 'a persona');
  await drawer.getByRole('button', { name: 'Modifier' }).click();
  await drawer.getByLabel('Nom').fill('La gérante');
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();
  await drawer.getByRole('heading', { name: 'La gérante', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  const card = page.getByRole('list', { name: 'Les personas' });
  await card.getByText(/^2.\/.11 remplis$/).waitFor();
  await expectAccessibleInWindows(page, 'the cards of personas');
  await page.goto(address);
  await drawer.getByRole('button', { name: /^Actions sur/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page
    .getByRole('dialog', { name: /^Supprimer/ })
    .getByRole('button', { name: 'Supprimer' })
    .click();
  await page.getByRole('link', { name: 'Écrire le premier' }).waitFor();
  expect(visitor.problems).toEqual([]);
});
