import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getProfile, switchWorkspace } from '../../../../shared/auth/auth.contract.ts';
import { getHealth } from '../../../../shared/health/health.contract.ts';
import { browser } from '../../lib/browser.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const workspaces = [
  { id: 'wks_1', name: 'Agence Rive', role: 'member' as const },
  { id: 'wks_2', name: 'Studio Aube', role: 'member' as const },
];

test('a member of a suspended workspace reads so on every page, and may go to another one', async () => {
  const goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  const api = fakeApi();
  const user = aUser({ workspaceId: 'wks_1', workspaces, workspaceSuspendedAt: '2026-11-26T10:00:00.000Z' });
  api.answer(getProfile, { user });
  api.answer(getHealth, {
    ...{ status: 'ok', version: 'test', demo: 'none', supportEmail: 'aide@reclame.example' },
    maintenance: { mode: 'off', message: null, plannedAt: null },
  });
  renderApp('/settings', true);
  expect(await screen.findByRole('heading', { name: 'L’espace Agence Rive est suspendu' })).toBeDefined();
  const written = await screen.findByRole('link', { name: 'aide@reclame.example' });
  expect(written.getAttribute('href')).toBe('mailto:aide@reclame.example');
  expect(screen.queryByRole('navigation', { name: 'Navigation principale' })).toBeNull();
  api.answer(switchWorkspace, { token: 'a.b.c', refreshToken: 'r', user: { ...user, workspaceSuspendedAt: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Aller dans Studio Aube' }));
  await expect.poll(() => goTo.mock.calls.length).toBe(1);
});
