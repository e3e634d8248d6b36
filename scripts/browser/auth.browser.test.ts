import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getProfile } from '../../shared/auth/auth.contract.ts';
import { mailsTo, newAccount, newVisitor, password, signIn, uniqueEmail } from './visitor.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const tokensOf = (page: Page) =>
  page.evaluate(() => ({ token: localStorage.getItem('token'), refreshToken: localStorage.getItem('refreshToken') }));

async function submitSignIn(page: Page, email: string, typed: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

describe('a person', () => {
  it('signs up, signs in and signs out', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    const email = uniqueEmail();
    await visitor.open('/prospects');
    expect(pathOf(page)).toBe('/login');
    await page.getByRole('tab', { name: 'Inscription' }).click();
    await page.getByLabel('Prénom').fill('Zoé');
    await page.getByLabel('Nom', { exact: true }).fill('Testeur');
    await page.getByLabel('Entreprise optionnel').fill('Agence Z');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await page.getByLabel('Mot de passe', { exact: true }).inputValue()).toBe('');
    await submitSignIn(page, email, 'Faux2026xx');
    await page.getByText('Email ou mot de passe incorrect').waitFor();
    expect(pathOf(page)).toBe('/login');
    await submitSignIn(page, email, password);
    await page.getByRole('heading', { name: /Bonjour Zoé/ }).waitFor();
    expect(pathOf(page)).toBe('/');
    const { token } = await tokensOf(page);
    await page.getByRole('button', { name: 'Déconnexion' }).first().click();
    await page.waitForURL('**/login');
    expect(await tokensOf(page)).toEqual({ token: null, refreshToken: null });
    const profile = await page.request
      .get(getProfile.path, { headers: { authorization: `Bearer ${token}` } })
      .catch(() => null);
    expect(profile?.status() ?? 401).toBe(401);
    expect(visitor.problems).toEqual([]);
  });

  it('forgets a password, resets it by mail and signs in with the new one', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    const { email } = await newAccount();
    await visitor.open('/login');
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await page.getByText('Si cet email existe, un lien de réinitialisation a été envoyé').waitFor();
    const resetLinks = async () =>
      (await mailsTo(email)).flatMap(({ text }) => /\/reset-password\?token=[\w-]+/.exec(text) ?? []);
    await expect.poll(resetLinks, { timeout: 60_000 }).toHaveLength(1);
    const [link = ''] = await resetLinks();
    await visitor.open(link);
    await expect.poll(() => page.url()).not.toContain('token=');
    const submit = page.getByRole('button', { name: 'Réinitialiser le mot de passe' });
    expect(await submit.isDisabled()).toBe(true);
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Nouveau2026');
    await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('Nouveau2026');
    await submit.click();
    await page.waitForURL('**/login');
    await submitSignIn(page, email, 'Nouveau2026');
    await page.getByRole('heading', { name: /Bonjour/ }).waitFor();
    expect(visitor.problems).toEqual([]);
  });

  it('changes name and password in the settings', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await signIn(visitor, await newAccount());
    await visitor.open('/settings');
    await page.getByLabel('Prénom').fill('Inès');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Modifications enregistrées').first().waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Inès');
    expect(visitor.problems).toEqual([]);
  });
});

describe('several tabs', () => {
  it('renew a session together, and nobody is signed out', async () => {
    const first = await newVisitor();
    await signIn(first, await newAccount());
    const before = await tokensOf(first.page);
    const expired = ({ token }: { token: string }) => localStorage.setItem('token', token);
    const [header = '', payload = '', signature = ''] = (before.token ?? '').split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const old = Buffer.from(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })).toString(
      'base64url',
    );
    await first.page.evaluate(expired, { token: `${header}.${old}.${signature}` });
    const second = await first.newTab();
    await Promise.all([first.open('/settings'), second.open('/')]);
    await second.page.getByRole('heading', { name: /Bonjour/ }).waitFor();
    await first.page.getByLabel('Prénom').waitFor();
    const after = await tokensOf(first.page);
    expect(after.refreshToken).not.toBe(before.refreshToken);
    expect(await tokensOf(second.page)).toEqual(after);
  });

  it('sign out together', async () => {
    const first = await newVisitor();
    await signIn(first, await newAccount());
    const second = await first.newTab();
    await Promise.all([first.open('/'), second.open('/settings')]);
    await first.page.getByRole('button', { name: 'Déconnexion' }).first().click();
    await second.page.waitForURL('**/login');
  });
});
