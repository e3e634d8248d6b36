import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { browser } from '../lib/browser.ts';

test('a static document that the server does not have is not asked for again', async () => {
  window.history.replaceState(null, '', '/landing');
  const goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  // Where the application started is read when the router loads.
  const { renderApp } = await import('../testing/render-app.tsx');
  renderApp('/landing', false);
  expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined();
  expect(window.location.pathname).toBe('/login');
  expect(goTo).not.toHaveBeenCalled();
});
