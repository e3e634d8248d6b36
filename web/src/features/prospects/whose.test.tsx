import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { bulkProspects } from '../../../../shared/prospects/bulk.contract.ts';
import { createProspect, searchProspects, updateProspect } from '../../../../shared/prospects/prospect.contract.ts';
import { listProspectViews } from '../../../../shared/prospects/views.contract.ts';
import { listMembers } from '../../../../shared/team/member.contract.ts';
import { stubSizes } from '../../testing/boards.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { aProspect, serveProspects, serveWhose } from '../../testing/prospects.ts';
import { showProspects } from './testing/show-prospects.tsx';

let api = fakeApi();
const me = aUser();

const member = (userId: string, firstName: string, lastName: string) => ({
  userId,
  firstName,
  lastName,
  email: `${firstName}@agence.example`,
  role: 'member' as const,
  permissions: [],
  grants: [],
  refusals: [],
  status: 'active' as const,
  lastSeenAt: null,
  joinedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
});
const verdure = {
  id: 'cli_1',
  name: 'Verdure',
  color: 'teal' as const,
  logoUrl: null,
  archived: false,
  mergingInto: null,
};

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440 });
  localStorage.clear();
  notifications.clean();
  stubSizes();
  api = fakeApi();
  api.answer(listProspectViews, { items: [], nextCursor: null });
  api.answer(getProfile, { user: me });
});

function show(at = '/prospects') {
  serveProspects(api, [aProspect('1', { lastName: 'Roux', ownerId: me.id }), aProspect('2', { lastName: 'Martin' })]);
  serveWhose(api, {
    members: [member(me.id, 'Zoé', 'Testeur'), member('usr_2', 'Paul', 'Marchand')],
    clients: [verdure],
  });
  showProspects(at);
}

const asked = () => api.calls(searchProspects).map(({ url }) => url.searchParams);

test('a prospect is given to someone else where it stands', async () => {
  show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Propriétaire de Prospect Roux : Zoé Testeur, modifier' }),
  );
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Paul Marchand' }));
  expect(await screen.findByRole('button', { name: /Propriétaire de Prospect Roux : Paul Marchand/ })).toBeDefined();
  await waitFor(() =>
    expect(api.calls(updateProspect).map(({ body }) => body)).toEqual([{ ownerId: 'usr_2', version: 1 }]),
  );
});

test.each([1440, 390])('an owner whose name is still being read is not shown as nobody, %i px wide', async (width) => {
  Reflect.get(window, 'happyDOM').setViewport({ width });
  let read: () => void = () => undefined;
  const names = new Promise<void>((resolve) => {
    read = resolve;
  });
  show();
  api.delay(listMembers, () => names);
  await screen.findByRole('button', { name: 'Propriétaire de Prospect Roux, modifier' });
  expect(
    screen.getByRole('button', { name: 'Propriétaire de Prospect Martin : non attribué, modifier' }),
  ).toBeDefined();
  read();
  await screen.findByRole('button', { name: 'Propriétaire de Prospect Roux : Zoé Testeur, modifier' });
});

const every = 'Sélectionner tous les prospects trouvés';
const one = 'Sélectionner Prospect Roux';

test.each([
  [every, 'Confier', 'Paul Marchand', { action: 'owner', value: 'usr_2' }, '2 prospects confiés à Paul Marchand'],
  [one, 'Confier', 'Moi', { action: 'owner', value: me.id }, '1 prospect vous est confié'],
  [every, 'Confier', 'Non attribué', { action: 'owner', value: 'none' }, '2 prospects sont sans propriétaire'],
  [one, 'Ranger', 'Verdure', { action: 'client', value: 'cli_1' }, '1 prospect rangé chez Verdure'],
])('%s, %s, %s: says what was done', async (box, act, to, sent, told) => {
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: box }));
  const bar = within(await screen.findByRole('region', { name: 'Prospects sélectionnés' }));
  await userEvent.click(bar.getByRole('button', { name: act }));
  await userEvent.click(await screen.findByRole('menuitem', { name: to }));
  const toast = await screen.findByText((text) => text.replaceAll('\u00a0', ' ') === told);
  expect(toast).toBeDefined();
  expect(api.calls(bulkProspects)[0]?.body).toMatchObject({ ...sent, ids: expect.arrayContaining(['pro_1']) });
});

test('the ready views are one’s own prospects, and those of all', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Vues' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mes prospects' }));
  expect(await screen.findByRole('button', { name: 'Vues : Mes prospects' })).toBeDefined();
  await waitFor(() => expect(asked().at(-1)?.getAll('ownerId')).toEqual(['me']));
  expect(screen.getByRole('button', { name: 'Propriétaire : Moi' })).toBeDefined();
});

test('the client that the shell has chosen narrows the list, and what is created goes there', async () => {
  show('/prospects?client=cli_1');
  await waitFor(() => expect(asked().at(-1)?.getAll('clientId')).toEqual(['cli_1']));
  api.behave(createProspect, () => new Promise(() => undefined));
  await userEvent.click(await screen.findByRole('button', { name: 'Nouveau prospect' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau prospect' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nom' }), 'Durand');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer le prospect' }));
  await waitFor(() =>
    expect(api.calls(createProspect)[0]?.body).toMatchObject({ lastName: 'Durand', clientId: 'cli_1', ownerId: me.id }),
  );
});
