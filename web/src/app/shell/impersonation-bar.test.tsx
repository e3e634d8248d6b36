import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { deleteImpersonation } from '../../../../shared/auth/impersonation.contract.ts';
import { getWorkspace } from '../../../../shared/settings/workspace.contract.ts';
import { browser } from '../../lib/browser.ts';
import { keepLentToken } from '../../lib/lent-session.ts';
import { request } from '../../lib/request.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

let api = fakeApi();
let goTo = vi.spyOn(browser, 'goTo');
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const by = (changes: object = {}) => ({
  ...{ id: 'usr_9', name: 'Alix Support', mode: 'read' as const, until: inMinutes(23.5) },
  ...changes,
});
const jeanne = (changes: object = {}) =>
  aUser({ firstName: 'Jeanne', lastName: 'Delmas', impersonatedBy: by(changes) });

beforeEach(() => {
  api = fakeApi();
  api.answer(deleteImpersonation, {});
  goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  vi.spyOn(browser, 'closeTab').mockReturnValue();
  keepLentToken('imp_token');
});

test('says on every page as whom one sees it, how, and how long still; the title of the tab too', async () => {
  api.answer(getProfile, { user: jeanne() });
  renderApp('/ugc', true);
  const bar = await screen.findByRole('region', { name: 'Vue au nom d’une autre personne' });
  expect(bar.textContent).toContain('Vous voyez Réclame comme Jeanne Delmas, lecture seule, encore 24\u00a0min');
  await waitFor(() => expect(document.title).toMatch(/^Vue de Jeanne Delmas · .+ · Réclame$/));
  expect(api.calls(getProfile)[0]?.headers.get('authorization')).toBe('Bearer imp_token');
});

test('says that it changes things', async () => {
  api.answer(getProfile, { user: jeanne({ mode: 'write', until: inMinutes(2) }) });
  renderApp('/ugc', true);
  expect(await screen.findByText(/Jeanne Delmas, modifications permises, encore 2\smin/)).toBeTruthy();
});

test('is not there for who is themselves', async () => {
  sessionStorage.clear();
  api.answer(getProfile, { user: aUser() });
  renderApp('/ugc', true);
  await screen.findByRole('navigation', { name: 'Navigation principale' });
  expect(screen.queryByText(/Vous voyez Réclame comme/)).toBeNull();
  expect(document.title).not.toMatch(/^Vue de/);
});

test('« Quitter » ends it on the server and here, and leaves the session of the browser alone', async () => {
  api.answer(getProfile, { user: jeanne() });
  renderApp('/ugc', true);
  const before = { ...localStorage };
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/voir-comme'));
  expect(api.calls(deleteImpersonation)).toHaveLength(1);
  expect({ ...localStorage }).toMatchObject(before);
  expect(sessionStorage.getItem('lentToken')).toBeNull();
});

test.each(['unauthorized', 'support_access_refused'] as const)('a refusal for %s ends it here', async (reason) => {
  localStorage.setItem('token', 'own');
  api.refuse(getWorkspace, reason);
  await expect(request(getWorkspace)).rejects.toThrow();
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/voir-comme');
  expect(localStorage.getItem('token')).toBe('own');
});

test('a door that is shut signs nobody out of their own session', async () => {
  sessionStorage.clear();
  localStorage.setItem('token', 'own');
  api.refuse(getWorkspace, 'support_access_refused');
  await expect(request(getWorkspace)).rejects.toThrow();
  expect(goTo).not.toHaveBeenCalled();
  expect(localStorage.getItem('token')).toBe('own');
});

test('its time over, it closes', async () => {
  api.answer(getProfile, { user: jeanne({ until: inMinutes(-1) }) });
  renderApp('/ugc', true);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/voir-comme'));
  expect(sessionStorage.getItem('lentToken')).toBeNull();
});
