import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { login } from '../../shared/auth/auth.contract.ts';
import { createProspect, searchProspects } from '../../shared/prospects/prospect.contract.ts';
import { post } from '../local/post.ts';
import {
  expectAccessible,
  expectAccessibleInWindows,
  newAccount,
  newVisitor,
  sendAs,
  signIn,
  type Visitor,
  windows,
} from './visitor.ts';

const hostile = '<b>Zéphyr</b> & =1+1';

/** Someone with a workspace of their own, which holds these prospects. */
async function agency(prospects: object[], options?: BrowserContextOptions) {
  const account = await newAccount();
  const token = String((await post(inject('url'), login, account)).data.token);
  const ids: string[] = [];
  for (const body of prospects) ids.push((await sendAs(token, createProspect, { body })).data.prospect.id);
  const visitor = await newVisitor(options);
  await signIn(visitor, account);
  return { token, ids, visitor, page: visitor.page };
}

const some = () => [
  {
    firstName: 'Hélène',
    lastName: 'Œuvrard',
    company: 'Agence Œuvrard',
    jobTitle: 'Directrice marketing',
    value: 12_000,
  },
  { firstName: 'Éric', lastName: 'Martin', nextAction: 'Appeler', nextActionAt: '2026-01-05T09:00:00.000Z' },
  { company: hostile, status: 'contacted', doNotContact: true, tags: ['<u>salon</u>'] },
];

/** How many prospects the workspace has, of this status. */
async function totalOf(token: string, status?: string): Promise<number> {
  return (await sendAs(token, searchProspects, { query: status ? `?status=${status}` : '' })).data.total;
}

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const namesIn = (page: Page, name: string) => column(page, name).getByRole('heading', { level: 3 }).allTextContents();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to');
  await page.mouse.move(start.x + 30, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 50, start.y + 30, { steps: 4 });
  await page.mouse.move(end.x + 90, end.y + 110, { steps: 10 });
  await expect.poll(() => to.getAttribute('data-aimed')).toBe('true');
  await page.mouse.up();
}

describe('the table', () => {
  it('shows what is hostile as text, changes a status where it stands, and keeps it', async () => {
    const { page, visitor, token } = await agency(some());
    await visitor.open('/prospects');
    await row(page, hostile).waitFor();
    await page.getByRole('button', { name: /^Statut de Éric Martin/ }).click();
    await page.getByRole('menuitem', { name: 'Qualifié' }).click();
    await expect.poll(() => totalOf(token, 'qualified')).toBe(1);
    await page.reload();
    await row(page, 'Éric Martin').getByText('Qualifié').waitFor();
    expect(visitor.problems).toEqual([]);
  });

  it('opens a prospect beside itself by the keyboard, at an address of its own', async () => {
    const { page, visitor } = await agency(some());
    await visitor.open('/prospects?sort=name');
    await row(page, 'Hélène').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const beside = page.getByRole('complementary', { name: 'Prospect' });
    await beside.getByRole('heading').first().waitFor();
    expect(await row(page, 'Hélène').isVisible()).toBe(true);
    await page.reload();
    await beside.getByRole('heading').first().waitFor();
    await page.keyboard.press('Escape');
    await beside.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?sort=name');
    expect(visitor.problems).toEqual([]);
  });

  it('deletes several at once, and brings them back', async () => {
    const { page, visitor, token } = await agency(some());
    await visitor.open('/prospects');
    await page.getByRole('checkbox', { name: 'Sélectionner tous les prospects trouvés' }).check();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('3 prospects supprimés').waitFor();
    await page.getByText('Sachez qui appeler, et pourquoi').waitFor();
    expect(await totalOf(token)).toBe(0);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await row(page, 'Hélène').waitFor();
    expect(await totalOf(token)).toBe(3);
    expect(visitor.problems).toEqual([]);
  });

  it('hands over the filtered prospects as a file', async () => {
    const { page, visitor } = await agency(some());
    await visitor.open('/prospects?status=contacted');
    await page.getByRole('button', { name: 'Autres actions' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Exporter' }).click();
    const lines = await (await download).createReadStream().then(async (stream) => {
      let text = '';
      for await (const chunk of stream) text += chunk;
      return text.trim().split('\n');
    });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Zéphyr');
    expect(visitor.problems).toEqual([]);
  });
});

describe('the pipeline', () => {
  it('has its prospects dragged by mouse and by keyboard, each move said and kept', async () => {
    const { page, visitor, token } = await agency(some());
    await visitor.open('/prospects?onglet=pipeline');
    const helene = page.getByRole('listitem').filter({ hasText: 'Hélène' });
    await drag(page, helene, column(page, 'Qualifié'));
    await expect.poll(() => namesIn(page, 'Qualifié')).toEqual(['Hélène Œuvrard']);
    await page.getByRole('link', { name: 'Éric Martin' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Sur « Nouveau ».').waitFor({ state: 'attached' });
    await page.waitForTimeout(100);
    await page.keyboard.press('ArrowRight');
    await page.getByText('Sur « Contacté ».').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.getByText('Éric Martin : déposé dans « Contacté ».').waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Éric Martin');
    await expect.poll(() => totalOf(token, 'contacted')).toBe(2);
    await page.reload();
    for (const [name, status] of [
      ['Hélène Œuvrard', 'Qualifié'],
      ['Éric Martin', 'Contacté'],
      [hostile, 'Contacté'],
    ] as const) {
      await column(page, status).getByRole('heading', { name }).waitFor();
    }
    expect(visitor.problems).toEqual([]);
  });
});

it('the table, the pipeline, a prospect and what opens over them are accessible and fit', async () => {
  const { page, visitor, ids } = await agency(some());
  const views = ['', '?onglet=a-faire', '?onglet=pipeline', '?onglet=statistiques', `?prospect=${ids[0]}`];
  for (const address of [...views, '?nouveau=1', '?import=1', '?doublons=1', '?regles=1', '?status=won']) {
    await visitor.open(`/prospects${address}`);
    await expectAccessibleInWindows(page, address);
  }
  for (const { name, options } of windows) {
    await page.setViewportSize(options.viewport);
    await visitor.open('/prospects');
    await page.getByRole('checkbox', { name: 'Sélectionner Éric Martin' }).check();
    await page.getByRole('button', { name: 'Filtres' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, `filters, ${name}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Prochaine action pour Éric Martin/ }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, `next action, ${name}`);
  }
  await noProblem(visitor);
});

async function noProblem({ page, problems }: Visitor): Promise<void> {
  expect(problems).toEqual([]);
  await page.context().close();
}
