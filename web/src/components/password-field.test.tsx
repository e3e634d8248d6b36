import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { PasswordField } from './password-field.tsx';

const show = () => renderPage(<PasswordField label="Mot de passe" autoComplete="current-password" />);

test('shows what is typed, and hides it again', async () => {
  show();
  const field = screen.getByLabelText('Mot de passe');
  expect(field.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher la saisie' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Masquer la saisie' }));
  expect(field.getAttribute('type')).toBe('password');
});

/** A key, with Caps Lock on or off: happy-dom does not carry it. */
function press(field: HTMLElement, capsLock: boolean) {
  const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true });
  event.getModifierState = (key) => key === 'CapsLock' && capsLock;
  fireEvent(field, event);
}

test('says when Caps Lock is on, as long as the field has the focus', () => {
  show();
  const field = screen.getByLabelText('Mot de passe');
  press(field, true);
  expect(screen.getByText('La touche Verr. Maj est active')).toBeDefined();
  press(field, false);
  expect(screen.queryByText('La touche Verr. Maj est active')).toBeNull();
  press(field, true);
  fireEvent.blur(field);
  expect(screen.queryByText('La touche Verr. Maj est active')).toBeNull();
});
