import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { SearchField } from './search-field.tsx';

test('a letter typed while the address follows the others is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderPage(<SearchField field={createRef()} label="Chercher" placeholder="" />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Chercher' });
  fireEvent.change(field, { target: { value: 'œu' } });
  vi.runAllTimers();
  fireEvent.change(field, { target: { value: 'œuv' } });
  await act(async () => undefined);
  expect(field.value).toBe('œuv');
  act(() => void vi.runAllTimers());
  expect(screen.getByTestId('address').textContent).toBe('/?q=%C5%93uv');
});
