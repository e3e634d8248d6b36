import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createWorkspace, getProfile, switchWorkspace } from '../../../../shared/auth/auth.contract.ts';
import { getDashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import { browser } from '../../lib/browser.ts';
import { readTokens } from '../../lib/session.ts';
import { aDashboard } from '../../testing/dashboard.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aToken, aUser } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const workspaces = [
  { id: 'wks_01TEST', name: 'Agence Œuvrard', role: 'owner' as const },
  { id: 'wks_02TEST', name: 'Studio Nord', role: 'viewer' as const },
];
const there = { token: aToken(30, 'there', 'wks_02TEST'), refreshToken: 'refresh-there' };

let api = fakeApi();
let goTo = vi.spyOn(browser, 'goTo');

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440 });
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ workspaces }) });
  api.answer(switchWorkspace, { ...there, user: aUser({ workspaces, workspaceId: 'wks_02TEST' }) });
  goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
});

async function openMenu() {
  renderApp('/', true);
  await userEvent.click(await screen.findByRole('button', { name: 'Mon compte' }));
  return within(await screen.findByRole('menu'));
}

test('the menu of the account has the workspaces, their roles, and a tick at the one that is open', async () => {
  const menu = await openMenu();
  const items = await menu.findAllByRole('menuitemradio');
  const shown = items
    .map((item) => [item.textContent, item.getAttribute('aria-checked')])
    .filter(([text]) => /Agence|Studio/.test(text ?? ''));
  expect(shown).toEqual([
    ['Agence ŒuvrardPropriétaire', 'true'],
    ['Studio NordLecteur', 'false'],
  ]);
  await userEvent.click(menu.getByRole('menuitemradio', { name: /Studio Nord/ }));
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  expect(readTokens()).toEqual(there);
});

test('a workspace that cannot be opened is said, and this one stays', async () => {
  api.refuse(switchWorkspace, 'not_found');
  const menu = await openMenu();
  await userEvent.click(await menu.findByRole('menuitemradio', { name: /Studio Nord/ }));
  expect(await screen.findByText('Cet espace n’a pas pu être ouvert')).toBeDefined();
  expect(goTo).not.toHaveBeenCalled();
});

test('a new workspace is named and opened; who tries again makes no second one', async () => {
  api.answer(createWorkspace, { workspace: { id: 'wks_02TEST', name: 'Studio Nord', role: 'owner' } });
  api.answer(getDashboard, aDashboard());
  api.refuse(switchWorkspace, 'unavailable');
  const menu = await openMenu();
  await userEvent.click(await menu.findByRole('menuitem', { name: 'Nouvel espace…' }));
  await userEvent.type(await screen.findByLabelText('Nom de l’espace'), 'Studio Nord');
  await userEvent.click(screen.getByRole('button', { name: 'Créer l’espace' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeDefined();
  api.answer(switchWorkspace, { ...there, user: aUser({ workspaceId: 'wks_02TEST' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Créer l’espace' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  expect(api.calls(createWorkspace)).toHaveLength(1);
  expect(api.calls(switchWorkspace)).toHaveLength(2);
});

test('the foot names the workspace where there are several, and does not where there is one', async () => {
  renderApp('/', true);
  const menu = within(await screen.findByRole('complementary', { name: 'Menu' }));
  expect(await menu.findByText('Agence Œuvrard')).toBeDefined();
});
