import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { changePassword, getProfile, updateProfile } from '../../../../shared/auth/auth.contract.ts';
import { listSessions } from '../../../../shared/auth/sessions.contract.ts';
import { fakeApi, offline } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SettingsPage } from './settings-page.tsx';

let api = fakeApi();

const setWidth = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width });

beforeEach(() => {
  setWidth(1440);
  notifications.clean();
  api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  api.answer(listSessions, { items: [], nextCursor: null });
});

function show(at = '/settings') {
  renderPage(
    <>
      <SettingsPage />
      <Notifications />
    </>,
    at,
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

test('shows the profile, the e-mail not to be changed', async () => {
  show();
  expect(await screen.findByLabelText('Prénom')).toHaveProperty('value', 'Zoé');
  expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Testeur');
  expect(screen.getByLabelText('Entreprise optionnel')).toHaveProperty('value', 'Agence Œuvrard');
  expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true);
});

test('saves the changes, says so, and shows what was kept', async () => {
  show();
  const firstName = await screen.findByLabelText('Prénom');
  await userEvent.clear(firstName);
  await userEvent.type(firstName, ' Chloé ');
  await userEvent.clear(screen.getByLabelText('Entreprise optionnel'));
  api.answer(updateProfile, { user: aUser({ firstName: 'Chloé', company: null }) });
  await save();
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(updateProfile)[0]?.body).toEqual({ firstName: ' Chloé ', lastName: 'Testeur', company: '' });
  expect(firstName).toHaveProperty('value', 'Chloé');
});

test('a refused field is said on the field', async () => {
  show();
  await screen.findByLabelText('Prénom');
  api.refuse(updateProfile, 'validation_error', {
    details: [{ path: 'lastName', message: 'Maximum : 100 caractères' }],
  });
  await save();
  expect(await screen.findByText('Maximum : 100 caractères')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Nom'));
});

test('a lost network is said', async () => {
  show();
  await screen.findByLabelText('Prénom');
  api.behave(updateProfile, offline);
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Vos modifications n’ont pas pu être enregistrées');
});

test('a profile that does not come can be asked again', async () => {
  api.refuse(getProfile, 'unavailable');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Service momentanément indisponible');
  api.answer(getProfile, { user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByLabelText('Prénom')).toBeDefined();
});

async function change(currentPassword: string, newPassword: string, confirmation = newPassword) {
  await userEvent.type(await screen.findByLabelText('Mot de passe actuel'), currentPassword);
  await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), newPassword);
  await userEvent.type(screen.getByLabelText('Confirmer le mot de passe'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Modifier le mot de passe' }));
}

test('the tab is in the address', async () => {
  show();
  await userEvent.click(screen.getByRole('tab', { name: 'Sécurité' }));
  expect(screen.getByTestId('address').textContent).toBe('/settings?onglet=securite');
  expect(await screen.findByLabelText('Mot de passe actuel')).toBeDefined();
});

test('on a phone the sections are a list to choose from', async () => {
  setWidth(390);
  show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paramètres' }), 'Sécurité');
  expect(screen.getByTestId('address').textContent).toBe('/settings?onglet=securite');
  expect(await screen.findByLabelText('Mot de passe actuel')).toBeDefined();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('changes the password, says so and empties the fields', async () => {
  show('/settings?onglet=securite');
  api.answer(changePassword, { message: 'ok' });
  await change('Ancien123', 'Nouveau123');
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(changePassword)[0]?.body).toEqual({ currentPassword: 'Ancien123', newPassword: 'Nouveau123' });
  await waitFor(() => expect(screen.getByLabelText('Mot de passe actuel')).toHaveProperty('value', ''));
});

test.each([
  ['court', 'court', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['Nouveau123', 'Nouveau12', 'Les mots de passe ne correspondent pas'],
])('stops « %s » confirmed by « %s »', async (newPassword, confirmation, message) => {
  show('/settings?onglet=securite');
  await change('Ancien123', newPassword, confirmation);
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect(api.calls(changePassword)).toEqual([]);
});

test('a wrong current password is said on its field, once', async () => {
  const message = 'Mot de passe actuel incorrect';
  show('/settings?onglet=securite');
  api.refuse(changePassword, 'wrong_current_password', { details: [{ path: 'currentPassword', message }] });
  await change('Faux12345', 'Nouveau123');
  expect(await screen.findByText(message)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Mot de passe actuel'));
});
