import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { login } from '../../shared/auth/auth.contract.ts';
import { createWebhook, testWebhook } from '../../shared/webhooks/webhook.contract.ts';
import { post } from '../local/post.ts';
import { expectAccessible, newAccount, newVisitor, sendAs, signIn, windows } from './visitor.ts';

let account: { email: string; password: string };
let agency: Server;
let address: string;

/** How the agency's server answers, and what it received. */
let answer: { status: number; body: string };
const received: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  account = await newAccount();
  agency = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((listening) => agency.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(agency.address() as AddressInfo).port}/reclame`;
});

afterAll(async () => {
  agency.closeAllConnections();
  agency.close();
});

it('is created, tried, read when it fails and sent again, on screen', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  answer = { status: 200, body: 'merci' };
  await signIn(visitor, account);
  await visitor.open('/webhooks');
  await page.getByRole('button', { name: 'Créer un webhook' }).click();
  await page.getByLabel('Nom', { exact: true }).fill('CRM <b>de l’agence</b>');
  await page.getByLabel('Adresse').fill(address);
  await page.getByRole('checkbox', { name: 'Board créé' }).check();
  await page.getByRole('button', { name: 'Créer le webhook' }).click();
  const secret = await page.getByLabel('Secret de signature').inputValue();
  await page.getByRole('button', { name: 'J’ai copié le secret' }).click();
  await page.getByText('Aucun envoi depuis trente jours').waitFor();
  await page.reload();
  expect(await page.content()).not.toContain(secret);

  const send = async () => {
    await page.getByRole('button', { name: 'Envoyer un test' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer le test' }).click();
    return page.getByRole('dialog', { name: 'Envoi' });
  };
  const sent = await send();
  await sent.getByText('réponse 200').waitFor({ timeout: 30_000 });
  await sent.getByText('merci').waitFor();
  expect(received).toHaveLength(1);
  const [first] = received;
  const verified = new Webhook(secret).verify(first?.body ?? '', first?.headers as Record<string, string>);
  expect(verified).toMatchObject({ type: 'ping' });
  await page.keyboard.press('Escape');

  answer = { status: 401, body: '<script>alert(1)</script>' };
  const failed = await send();
  await failed.getByText('votre serveur demande une authentification').first().waitFor({ timeout: 30_000 });
  await failed.getByText('<script>alert(1)</script>').first().waitFor();
  await failed.getByText('Échoué').waitFor();
  answer = { status: 204, body: '' };
  await failed.getByRole('button', { name: 'Renvoyer' }).click();
  await failed.getByText('réponse 204').waitFor({ timeout: 30_000 });
  await failed.getByText('Livré').waitFor();
  const ids = received.slice(1).map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);
  expect(visitor.problems).toEqual([]);
});

describe.each(windows)('$name', ({ options }) => {
  it('the form, a webhook and its deliveries are accessible, fit and break no policy', async () => {
    answer = { status: 200, body: 'merci' };
    const token = String((await post(inject('url'), login, account)).data.token);
    const body = { name: 'Entrepôt', url: address, events: ['ad.saved'], headers: { 'x-api-key': 'abc' } };
    const { webhook } = (await sendAs(token, createWebhook, { body })).data;
    await sendAs(token, testWebhook, { body: { event: 'ad.saved' }, id: webhook.id });
    const visitor = await newVisitor(options);
    const { page } = visitor;
    await signIn(visitor, account);
    await visitor.open('/webhooks');
    await expectAccessible(page);
    await visitor.open('/webhooks?nouveau=1');
    await page.getByRole('button', { name: 'Ajouter un en-tête' }).click();
    await page.getByRole('button', { name: 'Créer le webhook' }).click();
    await page.getByText('Choisissez au moins un événement').waitFor();
    await expectAccessible(page);
    await visitor.open(`/webhooks?webhook=${webhook.id}`);
    await page.getByRole('link', { name: 'Annonce enregistrée' }).click();
    await page.getByText('réponse 200').waitFor({ timeout: 30_000 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Régénérer' }).click();
    await page.getByRole('button', { name: 'Créer un nouveau secret' }).click();
    await page.getByLabel('Secret de signature').waitFor();
    await expectAccessible(page);
    expect(visitor.problems).toEqual([]);
    await page.context().close();
  });
});
