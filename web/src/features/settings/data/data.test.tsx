import { Notifications, notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile, type User } from '../../../../../shared/auth/auth.contract.ts';
import { removeDeletion, requestDeletion } from '../../../../../shared/settings/deletion.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { LeavingPage } from './leaving-page.tsx';

const planned = { requestedAt: '2026-11-26T10:00:00.000Z', deletesAt: '2026-12-26T10:00:00.000Z' };
const answer = { scope: 'workspace' as const, ...planned, by: 'Zoé Testeur' };

let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
});

function show(user: User) {
  api.answer(getProfile, { user });
  renderPage(
    <>
      <SettingsPage />
      <Notifications />
    </>,
    '/settings?onglet=donnees',
  );
}

const owner = (changes: Partial<User> = {}) => aUser({ permissions: ['workspace:own'], ...changes });
const click = async (name: string, within_: { getByRole: typeof screen.getByRole } = screen) =>
  userEvent.click(within_.getByRole('button', { name }));

test('an owner reads what goes and what is kept, types the name, and asks', async () => {
  show(owner());
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer l’espace' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/webhooks, le pixel et les clés/)).toBeDefined();
  await click('Continuer', dialog);
  expect(dialog.getByText(/dix ans/)).toBeDefined();
  await click('Continuer', dialog);
  await userEvent.type(dialog.getByLabelText('Tapez le nom de l’espace'), 'Agence');
  await click('Demander la suppression', dialog);
  expect(dialog.getByText('Ce n’est pas le nom de l’espace')).toBeDefined();
  expect(api.calls(requestDeletion)).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Tapez le nom de l’espace'), ' Œuvrard');
  api.answer(requestDeletion, { deletion: answer });
  api.answer(getProfile, { user: owner({ workspaceDeletion: planned }) });
  await click('Demander la suppression', dialog);
  expect(await screen.findByText(/L’espace sera supprimé le 26 déc. 2026/)).toBeDefined();
  expect(api.calls(requestDeletion)[0]?.body).toEqual({ scope: 'workspace', confirmation: 'Agence Œuvrard' });
});

test('what is refused is said in the dialog, which stays', async () => {
  show(aUser());
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }));
  expect(screen.queryByRole('button', { name: 'Supprimer l’espace' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  await click('Continuer', dialog);
  await click('Continuer', dialog);
  await userEvent.type(dialog.getByLabelText('Tapez l’adresse de votre compte'), 'ZOE@agence.fr');
  api.refuse(requestDeletion, 'last_owner');
  await click('Demander la suppression', dialog);
  expect((await dialog.findByRole('alert')).textContent).toMatch(/plus de propriétaire/);
});

test('what is planned is undone in one act', async () => {
  show(owner({ workspaceDeletion: planned }));
  const undo = await screen.findByRole('button', { name: 'Annuler la suppression' });
  api.answer(removeDeletion, { deletion: null });
  api.answer(getProfile, { user: owner() });
  await userEvent.click(undo);
  expect(await screen.findByRole('button', { name: 'Supprimer l’espace' })).toBeDefined();
  expect(api.calls(removeDeletion)).toHaveLength(1);
});

test('a person whose account goes sees when, and has two ways on', async () => {
  renderPage(
    <LeavingPage
      user={aUser({ deletion: planned })}
      deletesAt={planned.deletesAt}
      signingOut={false}
      onSignOut={() => {}}
    />,
  );
  expect(screen.getByRole('heading', { name: /sera supprimé le 26.déc..2026/ })).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Annuler la suppression',
    'Se déconnecter',
  ]);
});
