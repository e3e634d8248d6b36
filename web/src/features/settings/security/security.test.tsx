import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { changeEmail, getProfile } from '../../../../../shared/auth/auth.contract.ts';
import {
  beginSecondFactor,
  deleteSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '../../../../../shared/auth/second-factor.contract.ts';
import {
  deleteOtherSessions,
  deleteSession,
  listSessions,
  type Session,
} from '../../../../../shared/auth/sessions.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SecuritySection } from './security-section.tsx';

const here: Session = {
  id: 'ses_1',
  current: true,
  device: 'Chrome sur Windows',
  ip: '192.0.2.1',
  createdAt: '2026-11-20T08:24:00.000Z',
  lastSeenAt: '2025-11-22T13:00:00.000Z',
  expiresAt: '2026-12-22T08:24:00.000Z',
  workspaceName: 'Agence Œuvrard',
};
const phone: Session = { ...here, id: 'ses_2', current: false, device: 'Safari sur iPhone', ip: '198.51.100.7' };

const off = { enabledAt: null, recoveryCodesLeft: null, required: false };
const on = { enabledAt: '2026-11-26T17:00:00.000Z', recoveryCodesLeft: 9, required: false };
const recoveryCodes = ['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789'];

let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ email: 'zoe@agence.fr' }) });
  api.answer(getSecondFactor, { secondFactor: off });
  answerList(here, phone);
});

const answerList = (...items: Session[]) => api.answer(listSessions, { items, nextCursor: null });

function show() {
  renderPage(
    <>
      <SecuritySection />
      <Notifications />
    </>,
  );
}

const row = async (device: string) => within((await screen.findByText(device)).closest('li') ?? document.body);

test('says where one is signed in, and which device is this one', async () => {
  show();
  expect((await row('Chrome sur Windows')).getByText('Cet appareil')).toBeDefined();
  expect((await row('Chrome sur Windows')).queryByRole('button')).toBeNull();
  const other = await row('Safari sur iPhone');
  expect(other.getByText('198.51.100.7 · Agence Œuvrard')).toBeDefined();
  expect(other.getByText('Active le 22 nov. 2025, ouverte le 20 nov. 2026')).toBeDefined();
});

test('closes one', async () => {
  show();
  api.answer(deleteSession, { id: 'ses_2' });
  const button = await screen.findByRole('button', { name: 'Fermer Safari sur iPhone' });
  answerList(here);
  await userEvent.click(button);
  expect(await screen.findByText(/^Session fermée/)).toBeDefined();
  expect(api.calls(deleteSession)[0]?.url.pathname).toBe('/api/settings/sessions/ses_2');
  expect(await screen.findByText('Votre compte n’est ouvert nulle part ailleurs.')).toBeDefined();
});

test('one that has ended by itself counts as closed; what could not be closed is said', async () => {
  show();
  api.refuse(deleteSession, 'unavailable');
  const button = await screen.findByRole('button', { name: 'Fermer Safari sur iPhone' });
  await userEvent.click(button);
  expect(await screen.findByText('La session n’a pas pu être fermée')).toBeDefined();
  await screen.findByText('Fermer');
  api.refuse(deleteSession, 'not_found');
  answerList(here);
  await userEvent.click(button);
  expect(await screen.findByText(/^Session fermée/)).toBeDefined();
});

test('closes all others when asked twice', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Fermer les autres sessions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fermer les autres sessions\u202f?' }));
  expect(api.calls(deleteOtherSessions)).toEqual([]);
  api.answer(deleteOtherSessions, {});
  answerList(here);
  await userEvent.click(dialog.getByRole('button', { name: 'Fermer les autres' }));
  expect(await screen.findByText('Vos autres sessions sont fermées')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Safari sur iPhone')).toBeNull());
});

test('a list that does not come can be asked again', async () => {
  api.refuse(listSessions, 'unavailable');
  show();
  await screen.findByRole('alert');
  answerList(here);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Cet appareil')).toBeDefined();
});

async function askFor(newEmail: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Changer d’adresse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changer d’adresse e-mail' }));
  await userEvent.type(dialog.getByLabelText(/Nouvelle adresse/), newEmail);
  await userEvent.type(dialog.getByLabelText(/Votre mot de passe/), 'Bonjour2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer le lien' }));
  return dialog;
}

test('asks for another address, and says what to do next', async () => {
  show();
  expect(await screen.findByText('zoe@agence.fr')).toBeDefined();
  api.answer(changeEmail, { message: 'ok' });
  await askFor('chloe@agence.fr');
  expect(await screen.findByText(/envoyer à chloe@agence.fr/)).toBeDefined();
  expect(api.calls(changeEmail)[0]?.body).toEqual({ newEmail: 'chloe@agence.fr', currentPassword: 'Bonjour2026' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a wrong password is said on its field', async () => {
  show();
  const message = 'Mot de passe actuel incorrect';
  api.refuse(changeEmail, 'wrong_current_password', { details: [{ path: 'currentPassword', message }] });
  const dialog = await askFor('chloe@agence.fr');
  expect(await dialog.findByText(message)).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText(/Votre mot de passe/));
});

test('the second factor is switched on by a scanned secret and a first code, and its recovery codes are shown once', async () => {
  const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  api.answer(beginSecondFactor, { secret, uri: `otpauth://totp/R%C3%A9clame:zoe%40agence.fr?secret=${secret}` });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Activer' }));
  expect(await screen.findByRole('img', { name: /^Code QR/ })).toBeDefined();
  expect(screen.getByLabelText('Ou saisissez cette clé dans l’application')).toHaveProperty(
    'value',
    'ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567',
  );
  api.answer(enableSecondFactor, { secondFactor: on, recoveryCodes });
  api.answer(getSecondFactor, { secondFactor: on });
  await userEvent.type(screen.getByLabelText(/Code affiché par l’application/), '123456{Enter}');
  expect(await screen.findByText('ABCD-EFGH-JKLM-NPQR')).toBeDefined();
  expect(api.calls(enableSecondFactor)[0]?.body).toEqual({ code: '123456' });
  await userEvent.click(screen.getByRole('button', { name: 'J’ai gardé les codes' }));
  await waitFor(() => expect(screen.queryByText('ABCD-EFGH-JKLM-NPQR')).toBeNull());
  expect(await screen.findByText(/Il vous reste 9 codes de récupération/)).toBeDefined();
});

test('the recovery codes are replaced, and the second factor is switched off, once asked', async () => {
  api.answer(getSecondFactor, { secondFactor: on });
  api.answer(renewRecoveryCodes, { secondFactor: on, recoveryCodes });
  api.answer(deleteSecondFactor, { secondFactor: off });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Nouveaux codes de récupération' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remplacer' }));
  expect(await screen.findByText('STUV-WXYZ-2345-6789')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'J’ai gardé les codes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Désactiver' }));
  api.answer(getSecondFactor, { secondFactor: off });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Désactiver' }));
  expect(await screen.findByRole('button', { name: 'Activer' })).toBeDefined();
  expect(api.calls(deleteSecondFactor)).toHaveLength(1);
});

test('an administrator without one is told what they miss', async () => {
  api.answer(getSecondFactor, { secondFactor: { ...off, required: true } });
  show();
  expect(await screen.findByText(/Vous administrez la plateforme/)).toBeDefined();
});
