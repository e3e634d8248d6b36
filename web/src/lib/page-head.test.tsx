import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { PageActs, pageActsId } from './page-head.tsx';

/** A window whose width is told again to who listens. */
function resizable(wide: boolean) {
  const listeners = new Set<(event: { matches: boolean }) => void>();
  const query = {
    matches: wide,
    addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => query);
  return (matches: boolean) => {
    query.matches = matches;
    act(() => {
      for (const listener of listeners) listener({ matches });
    });
  };
}

function Acts() {
  const [open, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {open ? 'opened' : 'closed'}
    </button>
  );
}

test('what was opened by an act of the page stays as it is when the window crosses the width of the bar', async () => {
  const resize = resizable(true);
  renderPage(
    <>
      <div id={pageActsId} data-testid="bar" />
      <main>
        <PageActs>
          <Acts />
        </PageActs>
      </main>
    </>,
    '/',
  );
  const bar = screen.getByTestId('bar');
  await userEvent.click(screen.getByRole('button', { name: 'closed' }));
  expect(bar.contains(screen.getByRole('button'))).toBe(true);
  resize(false);
  expect(bar.contains(screen.getByRole('button', { name: 'opened' }))).toBe(false);
  expect(screen.getByRole('main').contains(screen.getByRole('button', { name: 'opened' }))).toBe(true);
  resize(true);
  expect(bar.contains(screen.getByRole('button', { name: 'opened' }))).toBe(true);
});
