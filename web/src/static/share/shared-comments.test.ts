import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createSharedComment,
  listSharedComments,
  type SharedComment,
} from '../../../../shared/boards/comments.contract.ts';
import { fakeApi, offline } from '../../testing/fake-api.ts';
import { sharedComments } from './shared-comments.ts';

let api = fakeApi();

const aComment = (id: string, changes: Partial<SharedComment> = {}): SharedComment => ({
  id,
  author: 'Jeanne Delmas',
  team: false,
  text: `Dit ${id}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  ...changes,
});

beforeEach(() => {
  api = fakeApi();
  localStorage.clear();
});

afterEach(() => document.body.replaceChildren());

async function open(count = 0) {
  document.body.append(sharedComments({ token: 'shr.x', id: 'sav_1' }, { advertiser: 'Postura', count }));
  await userEvent.click(screen.getByRole('button', { name: / : Postura$/ }));
}

const said = () => screen.queryAllByRole('listitem').map((line) => line.querySelector('p:last-child')?.textContent);
const name = () => screen.getByRole('textbox', { name: 'Votre nom' });
const text = () => screen.getByRole('textbox', { name: 'Votre commentaire' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

test('nothing is read before it is asked; then the newest is last, and markup stays text', async () => {
  api.answer(listSharedComments, {
    items: [aComment('2', { text: '<img src=x>', author: '<b>J</b>' }), aComment('1', { team: true, author: 'Zoé' })],
    nextCursor: 'avant',
  });
  document.body.append(sharedComments({ token: 'shr.x', id: 'sav_1' }, { advertiser: 'Postura', count: 3 }));
  const toggle = screen.getByRole('button', { name: '3\u00a0commentaires : Postura' });
  expect([toggle.getAttribute('aria-expanded'), api.calls(listSharedComments).length]).toEqual(['false', 0]);
  await userEvent.click(toggle);
  await waitFor(() => expect(said()).toEqual(['Dit 1', '<img src=x>']));
  expect(document.querySelectorAll('img, b')).toHaveLength(0);
  expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Équipe')).toBeDefined();
  api.answer(listSharedComments, { items: [aComment('0')], nextCursor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Afficher les précédents' }));
  await waitFor(() => expect(said()).toEqual(['Dit 0', 'Dit 1', '<img src=x>']));
  await userEvent.click(toggle);
  expect([toggle.getAttribute('aria-expanded'), screen.queryByRole('listitem')]).toEqual(['false', null]);
});

test('asks for a name, keeps it once it was given, and sends the same words once', async () => {
  api.answer(listSharedComments, { items: [], nextCursor: null });
  await open();
  expect(await screen.findByText(/Aucun commentaire pour l’instant/)).toBeDefined();
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Dites qui vous êtes');
  expect(document.activeElement).toBe(name());
  await userEvent.type(name(), 'Jeanne Delmas');
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Écrivez quelques mots');
  expect(localStorage.length).toBe(0);
  await userEvent.type(text(), 'Très bien');
  api.behave(createSharedComment, offline);
  await send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/n’a pas pu être envoyé/));
  api.answer(createSharedComment, { comment: aComment('1', { text: 'Très bien' }) });
  await send();
  await waitFor(() => expect(said()).toEqual(['Très bien']));
  const calls = api.calls(createSharedComment);
  expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ name: 'Jeanne Delmas', text: 'Très bien' }));
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(screen.getByRole('button', { name: '1\u00a0commentaire : Postura' })).toBeDefined();
  expect([localStorage.getItem('shareName'), text()]).toMatchObject(['Jeanne Delmas', { value: '' }]);
  document.body.replaceChildren();
  await open();
  expect(name()).toHaveProperty('value', 'Jeanne Delmas');
});

test('says a refusal and keeps the words; a closed link shows nothing more', async () => {
  api.answer(listSharedComments, { items: [aComment('1')], nextCursor: null });
  await open(1);
  await waitFor(() => expect(said()).toEqual(['Dit 1']));
  await userEvent.type(name(), 'Jeanne');
  await userEvent.type(text(), 'Encore');
  api.refuse(createSharedComment, 'rate_limited');
  await send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Trop de tentatives/));
  expect(text()).toHaveProperty('value', 'Encore');
  api.refuse(createSharedComment, 'not_found');
  await send();
  expect(await screen.findByText(/Ce lien ne prend plus de commentaires/)).toBeDefined();
  expect([said(), screen.queryByRole('textbox')]).toEqual([[], null]);
  expect(screen.getByText('Vos mots, qui n’ont pas été envoyés : Encore')).toBeDefined();
});

test('what does not come can be asked again', async () => {
  api.behave(listSharedComments, offline);
  await open();
  expect(await screen.findByText('Les commentaires n’ont pas pu être chargés.')).toBeDefined();
  api.answer(listSharedComments, { items: [aComment('1')], nextCursor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(said()).toEqual(['Dit 1']));
});
