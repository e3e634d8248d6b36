import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { importAds } from '../../shared/ads/imports.contract.ts';
import { searchAds } from '../../shared/ads/library.contract.ts';
import { login } from '../../shared/auth/auth.contract.ts';
import { createBoard } from '../../shared/boards/board.contract.ts';
import { importProspects } from '../../shared/prospects/imports.contract.ts';
import { createProspect } from '../../shared/prospects/prospect.contract.ts';
import { createWebhook } from '../../shared/webhooks/webhook.contract.ts';
import { post } from '../local/post.ts';
import { Hand } from './hand.ts';
import { newAccount, newVisitor, sendAs, signIn, type Visitor } from './visitor.ts';

let account: { email: string; password: string };
let token: string;
let server: Server;
let address: string;
let answer = 200;

beforeAll(async () => {
  account = await newAccount();
  token = String((await post(inject('url'), login, account)).data.token);
  const items = Array.from({ length: 12 }, (_, at) => ({
    advertiserName: 'Biscuiterie Quévert',
    sourceId: `quevert-${at}`,
    body: `Quévertine : la recette n° ${at}, ${'abcdefghijkl'[at]?.repeat(12)}`,
    startedAt: '2026-01-15',
    platforms: 'facebook',
  }));
  await sendAs(token, importAds, { body: { source: 'import', items } });
  const found = async () => (await sendAs(token, searchAds, { query: '?q=quevertine&variants=all' })).data.total;
  await vi.waitFor(async () => expect(await found()).toBe(12), { timeout: 120_000, interval: 200 });
  server = createServer((request, response) => request.resume().on('end', () => response.writeHead(answer).end()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/reclame`;
});

afterAll(() => server.close());

/** A page that its browser opens for the first time. */
async function cold(path: string): Promise<{ page: Page; hand: Hand; visitor: Visitor }> {
  const visitor = await newVisitor();
  await signIn(visitor, account);
  await visitor.open(path);
  return { page: visitor.page, hand: new Hand(visitor.page), visitor };
}

const aBoard = async (name: string): Promise<string> =>
  (await sendAs(token, createBoard, { body: { name } })).data.board.id;
const aProspect = async (lastName: string, phone?: string): Promise<string> =>
  (await sendAs(token, createProspect, { body: { lastName, phone } })).data.prospect.id;
const quevertine = '/ads?q=quevertine&variantes=toutes';

/** What the best product takes (Foreplay, HubSpot, Attio, Svix), counted in November 2026; ours may take one more. */
describe('presses from a cold page', () => {
  it('an ad is saved: 1', async () => {
    await aBoard('Gourmandises');
    const { page, hand } = await cold(quevertine);
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
    // A first time says where; from then on, it goes there.
    await save.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByText(/^Annonce enregistrée/).waitFor();
    await page.reload();
    await hand.click(save.first());
    await page.getByText(/^Annonce enregistrée/).waitFor();
    expect(hand.presses).toBeLessThanOrEqual(2);
  });

  it('ten ads fill a board, from that board: 11', async () => {
    const board = await aBoard('Biscuits');
    const { page, hand } = await cold(`/boards?board=${board}`);
    await hand.click(page.getByRole('link', { name: 'Ajouter une annonce' }).first());
    await page.getByText('Vous remplissez').waitFor();
    await page.getByRole('searchbox').fill('quevertine');
    await page.getByRole('searchbox').press('Enter');
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
    // Two are saved elsewhere.
    await expect.poll(() => save.count()).toBe(10);
    for (let left = 10; left > 0; left--) {
      await hand.click(save.first());
      await expect.poll(() => save.count()).toBe(left - 1);
    }
    await page.getByText(/10.annonces ajoutées/).waitFor();
    expect(hand.presses).toBeLessThanOrEqual(12);
  });

  it('who is to be called today: 1', async () => {
    const body = { lastName: 'Kerdoncuff', nextAction: 'Appeler', nextActionAt: new Date().toISOString() };
    await sendAs(token, createProspect, { body });
    const { page, hand } = await cold('/prospects');
    await hand.click(page.getByRole('tab', { name: 'À faire' }));
    await page.getByRole('link', { name: 'Kerdoncuff' }).waitFor();
    expect(hand.presses).toBeLessThanOrEqual(2);
  });

  it('a call, its next step and its status are noted: 5', async () => {
    const { page, hand } = await cold(`/prospects?prospect=${await aProspect('Le Bihan', '06 12 34 56 78')}`);
    await hand.click(page.getByRole('button', { name: 'Noter un appel' }));
    const form = page.getByRole('region', { name: 'Noter un échange' });
    await hand.write(form.getByLabel('Contenu'), 'Intéressée');
    await hand.write(form.getByLabel('Prochaine action'), 'Envoyer un devis');
    await hand.click(form.getByRole('button', { name: 'Demain' }));
    await hand.choose(form.getByLabel('Statut'), 'Qualifié');
    await hand.press('Control+Enter');
    await page.getByText('Appel enregistré').waitFor();
    expect(hand.presses).toBeLessThanOrEqual(6);
  });

  it('a field of a prospect is changed: 2', async () => {
    const { page, hand } = await cold(`/prospects?prospect=${await aProspect('Guivarc’h')}`);
    await hand.click(page.getByRole('button', { name: 'Ville : ajouter' }));
    await hand.write(page.getByLabel('Ville'), 'Quimper');
    await hand.press('Enter');
    await page.getByRole('button', { name: 'Ville : Quimper, modifier' }).waitFor();
    expect(hand.presses).toBeLessThanOrEqual(3);
  });

  it('an import is taken back, from the imports: 1', async () => {
    const csv = 'Nom;Société\nFaux;Erreur A\nFausse;Erreur B\n';
    expect((await sendAs(token, importProspects, { body: { csv } })).success).toBe(true);
    const { page, hand } = await cold('/prospects?import=precedents');
    await hand.click(page.getByRole('button', { name: 'Annuler cet import' }).first());
    await hand.click(page.getByRole('button', { name: 'Supprimer ces prospects' }));
    await page.getByText(/^Import annulé/).waitFor();
    expect(hand.presses).toBeLessThanOrEqual(2);
  });

  it('a webhook has had its first test: 6', async () => {
    answer = 200;
    const { page, hand } = await cold('/webhooks');
    await hand.click(page.getByRole('button', { name: 'Créer un webhook' }));
    await hand.write(page.getByLabel('Nom', { exact: true }), 'CRM');
    await hand.write(page.getByLabel('Adresse'), address);
    await hand.click(page.getByRole('checkbox', { name: 'Board créé' }));
    await hand.click(page.getByRole('button', { name: 'Créer le webhook' }));
    await hand.click(page.getByRole('button', { name: 'J’ai copié le secret' }));
    await hand.click(page.getByRole('button', { name: 'Envoyer un test' }));
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Envoyer le test' }));
    await page.getByText('réponse 200').first().waitFor({ timeout: 30_000 });
    expect(hand.presses).toBeLessThanOrEqual(7);
  });

  it('what failed while a server was down is sent again: 2', async () => {
    answer = 500;
    const body = { name: 'Panne', url: address, events: ['board.created'] };
    const { id } = (await sendAs(token, createWebhook, { body })).data.webhook;
    await aBoard('Pendant la panne');
    const { page, hand } = await cold(`/webhooks?webhook=${id}`);
    // It stays down: five seconds after, the delivery would have arrived by itself, and left nothing to send again.
    await page.getByRole('link', { name: 'Board créé' }).first().waitFor({ timeout: 30_000 });
    await hand.click(page.getByRole('button', { name: 'Renvoyer les échecs' }));
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Renvoyer' }));
    await page.getByText('Un envoi repart').waitFor();
    expect(hand.presses).toBeLessThanOrEqual(3);
  });

  it('an advertiser is followed by its name: 1', async () => {
    const { page, hand } = await cold('/ads?onglet=imports');
    await hand.write(page.getByLabel('Suivre un annonceur'), 'Biscuiterie Quévert');
    await hand.press('Enter');
    await page.getByText('Vous suivez Biscuiterie Quévert').waitFor();
    expect(hand.presses).toBeLessThanOrEqual(2);
  });

  it('a board is shared with its notes: 2', async () => {
    const { page, hand } = await cold(`/boards?board=${await aBoard('Pour le client')}`);
    await hand.click(page.getByRole('button', { name: 'Partager' }));
    await hand.click(page.getByLabel('Montrer les notes'));
    await hand.click(page.getByRole('button', { name: 'Créer le lien' }));
    await page.getByLabel('Lien public').waitFor();
    expect(hand.presses).toBeLessThanOrEqual(3);
  });
});
