import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { confirmPassword } from '../../../../shared/auth/auth.contract.ts';
import { createApiKey, deleteApiKey } from '../../../../shared/settings/api-keys.contract.ts';
import { refusedFor } from '../../lib/api-error.ts';
import { request } from '../../lib/request.ts';
import { fakeApi, refused } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PasswordGate } from './password-gate.tsx';

let api = fakeApi();
let confirmed = false;

beforeEach(() => {
  api = fakeApi();
  confirmed = false;
  api.behave(deleteApiKey, () =>
    confirmed
      ? new Response(JSON.stringify({ success: true, data: { id: 'key_1' } }))
      : refused('confirmation_needed', {}),
  );
  api.behave(confirmPassword, () => {
    confirmed = true;
    return new Response(JSON.stringify({ success: true, data: { confirmedUntil: '2026-11-22T14:00:00.000Z' } }));
  });
});

const act = () => request(deleteApiKey, { params: { id: 'key_1' } });
const field = () => screen.findByLabelText(/Votre mot de passe/);

test('asks for the password and goes on with the same act', async () => {
  renderPage(<PasswordGate />);
  const done = act();
  await userEvent.type(await field(), 'Bonjour2026{Enter}');
  expect(await done).toEqual({ id: 'key_1' });
  expect(api.calls(confirmPassword).map(({ body }) => body)).toEqual([{ currentPassword: 'Bonjour2026' }]);
  expect(api.calls(deleteApiKey)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks once for all that waits', async () => {
  renderPage(<PasswordGate />);
  const all = Promise.all([act(), act(), act()]);
  await userEvent.type(await field(), 'Bonjour2026{Enter}');
  expect(await all).toHaveLength(3);
  expect(api.calls(confirmPassword)).toHaveLength(1);
});

test('a wrong password is said on the field, and asked again', async () => {
  renderPage(<PasswordGate />);
  const message = 'Mot de passe actuel incorrect';
  const right = () => {
    confirmed = true;
    return new Response(JSON.stringify({ success: true, data: { confirmedUntil: '2026-11-22T14:00:00.000Z' } }));
  };
  api.behave(confirmPassword, () =>
    refused('wrong_current_password', { details: [{ path: 'currentPassword', message }] }),
  );
  const done = act();
  await userEvent.type(await field(), 'Faux{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  api.behave(confirmPassword, right);
  await userEvent.type(await field(), 'Bonjour2026{Enter}');
  expect(await done).toEqual({ id: 'key_1' });
});

test('the code of a telephone is asked once the password is right', async () => {
  renderPage(<PasswordGate />);
  api.refuse(confirmPassword, 'second_factor_needed');
  const done = act();
  await userEvent.type(await field(), 'Bonjour2026{Enter}');
  const code = await screen.findByLabelText(/Code de vérification/);
  api.behave(confirmPassword, () => {
    confirmed = true;
    return new Response(JSON.stringify({ success: true, data: { confirmedUntil: '2026-11-22T14:00:00.000Z' } }));
  });
  await userEvent.type(code, '123456{Enter}');
  expect(await done).toEqual({ id: 'key_1' });
  const last = api.calls(confirmPassword).at(-1);
  expect(last?.body).toEqual({ currentPassword: 'Bonjour2026', code: '123456' });
});

test.each(['Annuler', 'Escape'])('%s gives the act up, and says why', async (way) => {
  renderPage(<PasswordGate />);
  const given = act().catch((error: unknown) => error);
  await field();
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: way }));
  expect(refusedFor(await given, 'confirmation_needed')).toBe(true);
  expect(api.calls(deleteApiKey)).toHaveLength(1);
});

test('where nothing can ask, the refusal is said', async () => {
  api.refuse(createApiKey, 'confirmation_needed');
  const given = request(createApiKey, { body: { name: 'a', permissions: ['prospects:read'] } }).catch(
    (e: unknown) => e,
  );
  expect(refusedFor(await given, 'confirmation_needed')).toBe(true);
});
