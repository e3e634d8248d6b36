import { Notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listBrands } from '../../../../shared/ai/brands.contract.ts';
import { listBriefs } from '../../../../shared/ai/briefs.contract.ts';
import { listGenerations } from '../../../../shared/ai/generations.contract.ts';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { listBoards } from '../../../../shared/boards/board.contract.ts';
import { workspacePermissions } from '../../../../shared/kernel/permissions.ts';
import { getResultSummary } from '../../../../shared/learning/results.contract.ts';
import * as contract from '../../../../shared/personas/persona.contract.ts';
import { noRule } from '../../../../shared/personas/personas.rules.ts';
import { suggestPersonas } from '../../../../shared/personas/suggestion.contract.ts';
import { searchProspects } from '../../../../shared/prospects/prospect.contract.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aResultSummary } from '../../testing/learning.ts';
import { aUser } from '../../testing/people.ts';
import { aPersona } from '../../testing/personas.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { NewPersonaPage, PersonasPage } from './personas-page.tsx';

let api = fakeApi();
const none = { items: [], nextCursor: null };
const match = { ...noRule, industries: ['fashion'], jobLevels: ['executive' as const] };
const matches = { prospects: 23, byGrade: { A: 3, B: 10, C: 10, D: 0 }, won: 4, closed: 13 };

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: [...workspacePermissions] }) });
  api.answer(listBrands, none);
  api.answer(listBriefs, none);
  api.answer(listBoards, none);
  api.answer(listGenerations, none);
  api.answer(getResultSummary, aResultSummary({ ads: 0 }));
});

function prospects(total: number) {
  api.answer(searchProspects, {
    ...{ items: [], nextCursor: null, total, valueByStatus: [], currency: 'EUR', columns: null },
    facets: { status: [], source: [], grade: [], tag: [], ownerId: [], clientId: [], campaignId: [] },
  });
}

const show = (at = '/personas') =>
  renderPage(
    <>
      {at.startsWith('/personas/create') ? <NewPersonaPage /> : <PersonasPage />}
      <Notifications />
    </>,
    at,
  );
const address = () => screen.getByTestId('address').textContent;

test('personas are index cards, and the one that the address names is open over them', async () => {
  const persona = aPersona({ match, matches });
  api.answer(contract.listPersonas, { items: [persona], nextCursor: null });
  api.answer(contract.getPersona, { persona });
  show();
  const list = within(await screen.findByRole('list', { name: 'Les personas' }));
  expect(list.getByText(/^3\s\/\s11 remplis$/)).toBeDefined();
  expect(list.getByRole('link', { name: 'Écrire pour La gérante' })).toBeDefined();
  expect(screen.queryByRole('search')).toBeNull();
  expect(list.getByText('passer ses soirées sur les publicités')).toBeDefined();
  expect(list.getByText(/^23 prospects lui ressemblent, 31\s% gagnés \[\d+\s; \d+\]$/)).toBeDefined();
  await userEvent.click(list.getByRole('button', { name: 'La gérante' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'La gérante' }));
  expect(address()).toBe('/personas?persona=per_1');
  const link = await drawer.findByRole('link', { name: /^23 prospects/ });
  expect(link.getAttribute('href')).toBe('/prospects?industry=fashion&jobLevel=executive');
  expect(drawer.getByText(/Que cherche-t-il à obtenir/)).toBeDefined();
  expect(drawer.getByRole('link', { name: 'Écrire pour ce persona' }).getAttribute('href')).toContain('persona=per_1');
});

test('the test bench says line by line how near a text is, as one types', async () => {
  const persona = aPersona();
  api.answer(contract.listPersonas, { items: [persona], nextCursor: null });
  api.answer(contract.getPersona, { persona });
  show('/personas?persona=per_1');
  await userEvent.click(await screen.findByRole('tab', { name: 'Banc d’essai' }, { timeout: 10_000 }));
  const field = await screen.findByLabelText('Un texte à mesurer', {}, { timeout: 10_000 });
  await userEvent.type(field, 'Vous passez vos soirées sur vos annonces.');
  const lines = within(await screen.findByRole('list', { name: 'Ce qui lui convient' }));
  // Problems 30 and register 10 of 40.
  expect(lines.getByText('75 / 75')).toBeDefined();
  expect(lines.getByText('25 / 25')).toBeDefined();
  expect(screen.getByText('100 sur 100')).toBeDefined();
});

test('a workspace without any is told what a suggestion takes', async () => {
  api.answer(contract.listPersonas, none);
  prospects(3);
  show();
  expect(await screen.findByRole('heading', { name: 'Quelqu’un, pas tout le monde' })).toBeDefined();
  expect(await screen.findByText(/vous en avez\s+3\sprospects/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Proposer/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Écrire le premier' })).toBeDefined();
});

test('a list that cannot be read says so, and is read again', async () => {
  api.refuse(contract.listPersonas, 'unavailable');
  show();
  expect(await screen.findByText(/^Les personas/)).toBeDefined();
  api.answer(contract.listPersonas, { items: [aPersona()], nextCursor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'La gérante' })).toBeDefined();
});

test('drafts bear the source of each field and the question of each gap, and one is taken', async () => {
  prospects(41);
  api.answer(getResultSummary, aResultSummary({ ads: 151 }));
  const source = {
    path: 'job',
    type: 'prospects',
    ref: null,
    label: 'Direction, Mode',
    count: 23,
    share: 0.56,
  } as const;
  const {
    id: _,
    createdAt: __,
    updatedAt: ___,
    version: ____,
    ...draft
  } = aPersona({ name: 'Direction, Mode & bijoux', pains: [], register: null, match, matches }, [source]);
  const other = { ...draft, name: 'Direction, Conseil', pains: ['perdre son temps'] };
  api.answer(suggestPersonas, {
    items: [draft, other],
    basis: { prospects: 41, results: 0, ads: 0 },
    questions: [],
  });
  api.answer(contract.createPersona, { persona: aPersona({ id: 'per_9' }) });
  show('/personas/create');
  expect(await screen.findByRole('checkbox', { name: /^Vos 41\sprospects$/ })).toBeDefined();
  expect(
    await screen.findByRole('checkbox', { name: /^Les résultats de vos 151\sannonces$/, checked: true }),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Proposer des personas' }));
  const card = within(await screen.findByRole('article', { name: 'Direction, Mode & bijoux' }));
  expect(card.getByRole('link', { name: /^23\sprospects sur 41$/ })).toBeDefined();
  expect(card.getByText(/lui prend du temps/)).toBeDefined();
  await userEvent.selectOptions(card.getByRole('combobox'), 'Direction, Conseil');
  expect(await card.findByText('perdre son temps')).toBeDefined();
  expect(screen.queryByRole('article', { name: 'Direction, Conseil' })).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Prendre' }));
  expect(api.calls(suggestPersonas)[0]?.body).toEqual({ from: ['prospects', 'results'] });
  await waitFor(() => expect(address()).toBe('/personas?persona=per_9'));
  expect(api.calls(contract.createPersona)[0]?.body).toMatchObject({
    ...{ name: 'Direction, Mode & bijoux', pains: ['perdre son temps'] },
    sources: [source],
  });
});

test('a persona is written in three parts, and a plan that is full says so', async () => {
  const details = [
    { path: 'limit', message: '10' },
    { path: 'use', message: '10' },
  ];
  api.refuse(contract.createPersona, 'persona_limit', { details });
  show('/personas/create?fiche=1');
  for (const part of ['Qui', 'Ses envies et ses freins', 'Comment lui parler'])
    expect(await screen.findByRole('region', { name: part })).toBeDefined();
  await userEvent.type(screen.getByLabelText(/^Nom/), 'La gérante');
  await userEvent.type(screen.getByLabelText(/^Problèmes/), 'un{Enter}deux');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter une objection' }));
  await userEvent.type(screen.getByLabelText('Objection 1'), 'trop cher');
  await userEvent.click(screen.getByRole('button', { name: 'Créer le persona' }));
  expect(await screen.findByText(/permet 10\spersonas, et vous en avez 10/)).toBeDefined();
  expect(api.calls(contract.createPersona)[0]?.body).toMatchObject({
    ...{ name: 'La gérante', pains: ['un', 'deux'], objections: [{ objection: 'trop cher' }], kind: 'b2b' },
  });
});

test('a change goes over what was read, and a persona is deleted for good', async () => {
  const persona = aPersona();
  api.answer(contract.listPersonas, { items: [persona], nextCursor: null });
  api.answer(contract.getPersona, { persona });
  api.answer(contract.updatePersona, { persona: aPersona({ name: 'Autre', version: 2 }) });
  api.answer(contract.deletePersona, { id: 'per_1' });
  show('/personas?persona=per_1&modifier=1');
  const name = await screen.findByLabelText(/^Nom/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Autre');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(address()).toBe('/personas?persona=per_1'));
  expect(api.calls(contract.updatePersona)[0]?.body).toEqual({ name: 'Autre', version: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions sur Autre' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
  const asked = within(await screen.findByRole('dialog', { name: /^Supprimer «\sAutre\s»/ }));
  await userEvent.click(asked.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(address()).toBe('/personas'));
});

test('one whose prospects nobody named leads to the field that names them', async () => {
  const persona = aPersona({ name: 'La famille qui reçoit' });
  api.answer(contract.listPersonas, { items: [persona], nextCursor: null });
  api.answer(contract.getPersona, { persona });
  show();
  const named = await screen.findByRole('button', { name: 'La famille qui reçoit' });
  const card = named.closest('li') as HTMLElement;
  expect(card.textContent).toMatch(/^FR/);
  expect(card.textContent).toContain('Aucun prospect rattaché');
  await userEvent.click(named);
  await userEvent.click(await screen.findByRole('button', { name: 'Choisir un secteur ou une fonction' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Secteurs des prospects, un par ligne'));
});
