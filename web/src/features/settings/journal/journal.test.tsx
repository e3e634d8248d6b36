import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import {
  type ActivityLine,
  listActivity,
  listActivityChoices,
} from '../../../../../shared/journal/activity.contract.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { listMembers } from '../../../../../shared/team/member.contract.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { aMember, aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SettingsPage } from '../settings-page.tsx';

let api = fakeApi();
const today = parisDay();
const camille = { kind: 'user' as const, id: 'usr_1', name: 'Camille Moreau' };

const aLine = (changes: Partial<ActivityLine> = {}): ActivityLine => ({
  id: 'act_1',
  at: `${today}T11:05:00.000Z`,
  actor: camille,
  impersonator: null,
  type: 'board.created',
  label: 'Board créé',
  said: 'a créé le board {}',
  entityId: 'brd_1',
  entity: { name: 'Veille', path: '/boards?board=brd_1' },
  changed: [],
  changedLabels: [],
  ip: '192.0.2.7',
  ...changes,
});
const several = [
  aLine(),
  aLine({ id: 'act_2', entityId: 'brd_9', entity: null, said: 'a supprimé le board {}' }),
  aLine({
    id: 'act_3',
    at: `${addDays(today, -1)}T11:05:00.000Z`,
    actor: { kind: 'system', id: 'system', name: 'Réclame' },
    said: 'a désactivé le webhook {}, qui ne répondait plus',
    entity: { name: 'CRM', path: '/webhooks?webhook=whk_1' },
    ip: null,
  }),
  aLine({
    id: 'act_4',
    at: '2026-01-05T23:30:00.000Z',
    said: 'a retiré {} de l’espace de travail',
    entity: { name: 'Alix Roy', path: null },
  }),
];

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['team:manage'] }) });
  api.answer(listActivity, { items: several, nextCursor: null });
  api.answer(listActivityChoices, {
    words: [{ value: 'boards', label: 'Boards', types: [{ value: 'board.created', label: 'Board créé' }] }],
    actors: [camille],
  });
});

const show = (more = '') => renderPage(<SettingsPage />, `/settings?onglet=journal${more}`);
const asked = () => Object.fromEntries(api.calls(listActivity).at(-1)?.url.searchParams ?? []);
const address = () => screen.getByTestId('address').textContent;

test('says who did what, by day, with the way to what is still there', async () => {
  show();
  const days = await screen.findAllByRole('region');
  expect(days.map((day) => within(day).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Aujourd’hui',
    'Hier',
    '6\u00a0janv.\u00a02026',
  ]);
  const said = screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
  expect(said).toEqual([
    'Camille Moreau a créé le board «\u00a0Veille\u00a0»',
    'Camille Moreau a supprimé le board brd_9',
    'Réclame a désactivé le webhook «\u00a0CRM\u00a0», qui ne répondait plus',
    'Camille Moreau a retiré Alix Roy de l’espace de travail',
  ]);
  expect(screen.getByRole('link', { name: 'Veille' }).getAttribute('href')).toBe('/boards?board=brd_1');
  expect(asked()).toEqual({ limit: '50' });
});

test('says what changed, where the act has parts', async () => {
  const member = { entity: { name: 'Alix Roy', path: null }, said: 'a changé les autorisations de {}' };
  const changedLabels = ['Rôle', 'Autorisations ajoutées'];
  api.answer(listActivity, { items: [aLine({ ...member, changedLabels }), aLine({ id: 'act_2' })], nextCursor: null });
  show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('a changé les autorisations de Alix Roy');
  expect(within(first as HTMLElement).getByText('Rôle, Autorisations ajoutées')).toBeDefined();
  expect(second?.textContent).not.toContain('Rôle');
});

test('is filtered by who, what and when, in the address', async () => {
  show();
  await screen.findByRole('option', { name: 'Board créé' });
  await userEvent.selectOptions(screen.getByLabelText('Qui'), 'Camille Moreau');
  await userEvent.selectOptions(screen.getByLabelText('Quoi'), 'Board créé');
  await userEvent.selectOptions(screen.getByLabelText('Quand'), '7 derniers jours');
  expect(address()).toBe('/settings?onglet=journal&qui=usr_1&quoi=board.created&periode=7');
  const from = addDays(today, -6);
  await waitFor(() => expect(asked()).toEqual({ limit: '50', actorId: 'usr_1', type: 'board.created', from }));
  await userEvent.selectOptions(screen.getByLabelText('Quoi'), 'boards');
  await waitFor(() => expect(asked()).toEqual({ limit: '50', actorId: 'usr_1', word: 'boards', from }));
  await userEvent.click(screen.getByRole('button', { name: 'Retirer les filtres' }));
  expect(address()).toBe('/settings?onglet=journal');
});

test('reads its filters from the address, also of someone who left', async () => {
  show('&qui=usr_gone&periode=dates&du=2026-11-01&au=2026-11-02');
  await screen.findAllByRole('listitem');
  expect(asked()).toEqual({ limit: '50', actorId: 'usr_gone', from: '2026-11-01', to: '2026-11-02' });
  expect(screen.getByLabelText('Qui')).toHaveProperty('value', 'usr_gone');
  expect(screen.getByLabelText('Du')).toHaveProperty('value', '2026-11-01');
});

test('there is more, even after a page that found nothing', async () => {
  api.behave(listActivity, ({ url }) => {
    const data = url.searchParams.has('cursor')
      ? { items: several, nextCursor: null }
      : { items: [], nextCursor: 'next' };
    return json(200, { success: true, data });
  });
  show('&quoi=boards');
  expect(await screen.findByText('Aucun acte de ce genre parmi les plus récents.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Afficher plus' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull();
});

test('says that no act is like that, and shows all again', async () => {
  api.answer(listActivity, { items: [], nextCursor: null });
  show('&quoi=boards');
  expect(await screen.findByText('Aucun acte ne correspond')).toBeDefined();
  api.answer(listActivity, { items: several, nextCursor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Retirer les filtres' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
});

test('a log that does not come can be asked again, and is read without its choices', async () => {
  api.refuse(listActivity, 'unavailable');
  api.refuse(listActivityChoices, 'unavailable');
  show();
  await screen.findByRole('alert');
  api.answer(listActivity, { items: several, nextCursor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
});

test('who may not read it is told whom to ask, and nothing is asked for', async () => {
  api.answer(listMembers, { items: [aMember({ role: 'owner' })], invitations: [], nextCursor: null });
  api.answer(getProfile, { user: aUser({ permissions: ['team:read'] }) });
  show();
  expect(await screen.findByText(/demandez à Camille \(propriétaire\)\.$/)).toBeDefined();
  expect(api.calls(listActivity)).toEqual([]);
});

test('without the team either, any owner may be asked', async () => {
  api.answer(getProfile, { user: aUser({ permissions: [] }) });
  show();
  expect(await screen.findByText(/demandez à un propriétaire de l’espace\.$/)).toBeDefined();
});

test('a line of the support is striped, and says who', async () => {
  const alix = { kind: 'user' as const, id: 'usr_9', name: 'Alix Support' };
  const lines = [
    aLine({ impersonator: alix }),
    aLine({ id: 'act_2', actor: alix, impersonator: alix }),
    aLine({ id: 'act_3' }),
  ];
  api.answer(listActivity, { items: lines, nextCursor: null });
  renderPage(<SettingsPage />, '/settings?onglet=journal');
  const said = await screen.findByText('Par Alix Support, de l’assistance, au nom de cette personne');
  expect(screen.getByText('Assistance de Réclame')).toBeTruthy();
  expect(said.closest('li')?.hasAttribute('data-impersonated')).toBe(true);
  expect(document.querySelectorAll('[data-impersonated]')).toHaveLength(2);
});
