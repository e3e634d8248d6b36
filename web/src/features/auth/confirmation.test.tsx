import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { confirmEmail } from '../../../../shared/auth/auth.contract.ts';
import { fakeApi, offline, silence } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';

let links = 0;

/** Each test opens a link of its own. */
function open(search?: string) {
  const token = `link_${++links}`;
  renderPage(<LoginPage />, `/login${search ?? `?confirmation=${token}`}`);
  return token;
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirmer mon adresse' }));

test('the link of a welcome mail confirms the address by a press, says so, and leaves the address bar', async () => {
  const api = fakeApi();
  api.answer(confirmEmail, { message: 'Votre adresse e-mail est confirmée', outcome: 'confirmed' });
  const token = open();
  expect(screen.getByTestId('address').textContent).toBe('/login');
  // Programs that read mails open their links.
  expect(api.calls(confirmEmail)).toEqual([]);
  await confirm();
  expect((await screen.findByText(/Votre adresse e-mail est confirmée/)).closest('[role=status]')?.textContent).toBe(
    'Votre adresse e-mail est confirmée. Vous pouvez vous connecter.',
  );
  expect(api.calls(confirmEmail).map(({ body }) => body)).toEqual([{ token }]);
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: 'Inscription' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Connexion' }));
  expect(screen.getByText(/Votre adresse e-mail est confirmée/)).toBeDefined();
  expect(api.calls(confirmEmail)).toHaveLength(1);
});

test('says that it is being confirmed, once', async () => {
  const api = fakeApi();
  api.behave(confirmEmail, silence);
  open();
  await confirm();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmation de votre adresse...' }));
  expect(api.calls(confirmEmail)).toHaveLength(1);
});

test('a link that is no good says what to do', async () => {
  const api = fakeApi();
  api.refuse(confirmEmail, 'confirmation_link_invalid');
  open();
  await confirm();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Ce lien de confirmation n’est plus valable : il a expiré ou a déjà servi.');
  expect(alert.textContent).toContain('S’il a expiré, nous vous en envoyons un nouveau quand vous vous connectez.');
});

test('a lost network says that the link may be opened again', async () => {
  fakeApi().behave(confirmEmail, offline);
  open();
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('rouvrez le lien reçu par e-mail');
});

test.each(['', '?confirmation='])('without a link (%s) nothing is asked', async (search) => {
  const api = fakeApi();
  open(search);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login'));
  expect(screen.queryByRole('status')).toBeNull();
  expect(api.calls(confirmEmail)).toEqual([]);
});
