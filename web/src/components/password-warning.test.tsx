import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordChecklist } from './password-checklist.tsx';

const show = (password: string, own: string[] = []) =>
  render(
    <MantineProvider>
      <PasswordChecklist password={password} own={own} />
    </MantineProvider>,
  );

test.each(['Password1', 'Azerty123', 'Qwerty123', 'PASSWORd123'])(
  '%s is said to be among the most used',
  async (password) => {
    show(password);
    expect(await screen.findByText(/l’un des plus utilisés/)).toBeDefined();
  },
);

test.each([
  ['Reclame2026', []],
  ['Zoé-Lefèvre-1', ['Zoé', 'Lefèvre']],
  ['MonAtelier77', ['Atelier Durand']],
])('%s holds a name that one guesses', async (password, own) => {
  show(password, own);
  expect(await screen.findByText(/contient un nom facile à deviner/)).toBeDefined();
});

test('nothing is said of a good one, nor of one that the rules refuse already', async () => {
  const { container } = show('Cheval7-Agrafe', ['Zoé', '']);
  await waitFor(() => expect(container.querySelector('[aria-live]')?.textContent).toBe(''));
  expect(show('password1').container.querySelector('[aria-live]')).toBeNull();
});
