import type { BrowserContextOptions } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { importAds } from '../../shared/ads/imports.contract.ts';
import { login } from '../../shared/auth/auth.contract.ts';
import { post } from '../local/post.ts';
import { axeViolations, newAccount, newVisitor, overflow, sendAs, settle, signIn } from './visitor.ts';

const looks: [string, BrowserContextOptions][] = [
  ['desktop, light', { colorScheme: 'light' }],
  ['telephone, dark', { colorScheme: 'dark', viewport: { width: 390, height: 844 } }],
];

it.each(looks)('an import that ended is told, opened and read: %s', async (_, options) => {
  const account = await newAccount();
  const { data } = await post(inject('url'), login, account);
  const item = { sourceId: '1', advertiserName: 'Atelier Fontaine', body: 'Du bois massif', startedAt: '2026-09-01' };
  await sendAs(String(data.token), importAds, {
    body: { source: 'import', items: [item], name: 'Annonces de septembre' },
  });
  const visitor = await newVisitor(options);
  const { page } = visitor;
  await signIn(visitor, account);
  const bell = page.getByRole('link', { name: 'Voir les notifications, 1\u00a0non lue' });
  await expect
    .poll(
      async () => {
        await visitor.open('/notifications');
        await settle(page);
        return bell.count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  const told = page.getByRole('link', { name: /Annonces de septembre/ });
  await told.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await told.click();
  await page.waitForURL('**/ads?onglet=imports');
  const away = page.getByLabel('Voir les notifications', { exact: true });
  await away.waitFor();
  await away.click();
  if (options.viewport) await page.waitForURL('**/notifications');
  else {
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Annonces de septembre/ })
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  expect(visitor.problems).toEqual([]);
});
