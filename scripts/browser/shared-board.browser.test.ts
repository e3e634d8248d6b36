import { expect, inject, it, vi } from 'vitest';
import { importAds } from '../../shared/ads/imports.contract.ts';
import { searchAds } from '../../shared/ads/library.contract.ts';
import { login } from '../../shared/auth/auth.contract.ts';
import { createBoard, shareBoard } from '../../shared/boards/board.contract.ts';
import { saveAd } from '../../shared/boards/card.contract.ts';
import { createClient } from '../../shared/clients/client.contract.ts';
import type { Route } from '../../shared/kernel/route.ts';
import { post } from '../local/post.ts';
import { newAccount, newVisitor, sendAs, signIn } from './visitor.ts';

const advertiserName = 'Atelier Zéphyr';
const words = '<img src=x onerror=alert(1)> Très bien, et en rouge ?';
const name = 'Jeanne <b>Delmas</b>';

/** A board of a client with one ad, whose link takes comments. */
async function sharedBoard(token: string) {
  const send = (route: Route, body?: object, id = '', query = '') => sendAs(token, route, { body, id, query });
  const ad = { advertiserName, sourceId: 'essai', body: 'Texte', headline: 'Titre', startedAt: '2026-01-15' };
  await send(importAds, { source: 'import', items: [{ ...ad, platforms: 'facebook' }] });
  const { client } = (await send(createClient, { name: 'Maison Rivière', color: 'amber' })).data;
  const { board } = (await send(createBoard, { name: 'Vitrine', clientId: client.id })).data;
  const adId = await vi.waitFor(
    async () => {
      const [found] = (await send(searchAds, undefined, '', '?q=Z%C3%A9phyr')).data.items;
      if (!found) throw new Error('The ad cannot be found yet');
      return String(found.id);
    },
    { timeout: 30_000, interval: 200 },
  );
  await send(saveAd, { boardId: board.id, adId });
  const shared = (await send(shareBoard, { allowComments: true }, board.id)).data;
  return `/partage/${shared.token}`;
}

it('a client comments by the public link, in their own colours; the owner is told, and sees that it is from outside', async () => {
  const account = await newAccount();
  const { token } = (await post(inject('url'), login, account)).data;
  const link = await sharedBoard(String(token));
  const client = await newVisitor();
  client.page.setDefaultTimeout(20_000);
  await client.open(link);
  await client.page.getByRole('banner').getByText('Maison Rivière').waitFor();
  await expect.poll(() => client.page.title()).toBe('Vitrine · Maison Rivière');
  await client.page.getByRole('button', { name: `Commenter : ${advertiserName}` }).click();
  await client.page.getByText('Aucun commentaire pour l’instant').waitFor();
  await client.page.getByLabel('Votre nom').fill(name);
  await client.page.getByLabel('Votre commentaire').fill(words);
  await client.page.getByRole('button', { name: 'Envoyer' }).click();
  await client.page.getByRole('listitem').getByText(words).waitFor();

  const owner = await newVisitor();
  owner.page.setDefaultTimeout(20_000);
  await signIn(owner, account);
  const news = owner.page.getByText(`Commentaire par le lien public : ${name}`);
  await expect
    .poll(async () => {
      await owner.open('/notifications');
      return news.count();
    })
    .toBe(1);
  await news.click();
  const comments = owner.page.getByRole('region', { name: /^Commentaires/ });
  await comments.getByText(words).waitFor();
  await comments.getByText('Par le lien public').waitFor();
  await comments.getByText(name, { exact: true }).waitFor();
  await owner.page.getByLabel('Ajouter un commentaire').fill('Entre nous');
  await owner.page.getByRole('button', { name: 'Commenter' }).click();
  await comments.getByText('Entre nous').waitFor();
  await client.page.reload();
  await client.page.getByRole('button', { name: `1 commentaire : ${advertiserName}` }).click();
  await client.page.getByRole('listitem').getByText(words).waitFor();
  expect(await client.page.content()).not.toContain('Entre nous');
  expect([...client.problems, ...owner.problems]).toEqual([]);
});
