import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { removeDeletion } from '../../../../shared/settings/deletion.contract.ts';
import { listExports } from '../../../../shared/settings/exports.contract.ts';
import { browser } from '../../lib/browser.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const planned = { requestedAt: '2026-11-26T10:00:00.000Z', deletesAt: '2026-12-26T10:00:00.000Z' };
let api = fakeApi();

beforeEach(() => {
  api = fakeApi();
  vi.spyOn(browser, 'goTo').mockReturnValue();
});

test('every page of a workspace that closes says when, and its owner takes it back', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['workspace:own'], workspaceDeletion: planned }) });
  renderApp('/settings', true);
  expect(await screen.findByText(/Cet espace sera supprimé le 26 déc. 2026/)).toBeDefined();
  api.answer(removeDeletion, { deletion: null });
  api.answer(getProfile, { user: aUser({ permissions: ['workspace:own'] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Annuler la suppression' }));
  await expect.poll(() => screen.queryByText(/Cet espace sera supprimé/)).toBeNull();
});

test('who is no owner reads whom to ask', async () => {
  api.answer(getProfile, { user: aUser({ workspaceRole: 'viewer', workspaceDeletion: planned }) });
  renderApp('/settings', true);
  expect(await screen.findByText(/Un propriétaire peut annuler sa suppression/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Annuler la suppression' })).toBeNull();
});

test('a person whose account goes sees nothing else, on whatever page, and takes their data along', async () => {
  api.answer(getProfile, { user: aUser({ deletion: planned, workspaceDeletion: planned }) });
  api.answer(listExports, { items: [] });
  renderApp('/settings', true);
  expect(await screen.findByRole('heading', { name: /Votre compte sera supprimé/ })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Navigation principale' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Exporter mon compte' })).toBeDefined();
  api.answer(removeDeletion, { deletion: null });
  api.answer(getProfile, { user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Annuler la suppression' }));
  expect(await screen.findByRole('navigation', { name: 'Navigation principale' })).toBeDefined();
});
