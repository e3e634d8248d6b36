import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { updateBoard } from '../../../../shared/boards/board.contract.ts';
import { aBoard, serveBoard } from '../../testing/boards.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { EditBoardDialog } from './edit-board-dialog.tsx';

test('what is kept over the version of someone else and refused says so, and is still there', async () => {
  const api = fakeApi();
  const held = serveBoard(api, aBoard(), []);
  const onClose = vi.fn();
  renderPage(<EditBoardDialog board={aBoard()} onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Nom'), ' de Lyon');
  held.board = aBoard({ name: 'Veille de Paris', version: 7 });
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await dialog.findByText('Veille de Paris')).toBeDefined();
  api.refuse(updateBoard, 'unavailable');
  await userEvent.click(dialog.getByRole('button', { name: 'Garder la mienne' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/indisponible/);
  expect(dialog.getByLabelText<HTMLInputElement>('Nom').value).toBe('Veille de Lyon');

  serveBoard(api, held.board, []);
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.calls(updateBoard).at(-1)?.body).toMatchObject({ name: 'Veille de Lyon', version: 7 });
});
