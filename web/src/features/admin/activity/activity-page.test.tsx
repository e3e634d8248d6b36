import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  type ActivityChain,
  getActivityChain,
  listAdminActivity,
  verifyAdminActivity,
} from '../../../../../shared/admin/activity.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { anActivityLine, logWorkspaceId as workspaceId } from '../../../testing/admin-activity.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ActivityPage } from './activity-page.tsx';

let api = fakeApi();
const aChain: ActivityChain = {
  chain: 'platform',
  blocks: 12,
  lines: 18_204,
  pending: 2,
  sealedUntil: '2026-11-27T08:41:12.000Z',
  headHash: 'a'.repeat(64),
  lastVerified: { at: '2026-11-27T03:15:00.000Z', ok: true, brokenAt: null },
  anchors: [],
  words: [{ value: 'boards', label: 'Boards' }],
};
const found = { ok: true, checked: 18_204, altered: [], missing: [], unknown: [], brokenAt: null, nextBlock: null };

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['admin:activity'] }) });
  api.answer(getActivityChain, aChain);
  api.answer(listAdminActivity, { items: [anActivityLine()], nextCursor: null });
});

const show = (search = '') => renderPage(<ActivityPage />, `/admin/activity${search}`);
const asked = () => Object.fromEntries(api.calls(listAdminActivity).at(-1)?.url.searchParams ?? []);
const address = () => screen.getByTestId('address').textContent;

test('says who did what where, with before and after, and which block holds it', async () => {
  const values = [{ field: 'status', label: 'État', from: 'active', to: null }];
  const changed = anActivityLine({
    id: 'act_2',
    chain: 'platform',
    workspaceName: null,
    values,
    block: null,
    impersonatorId: 'usr_9',
  });
  api.answer(listAdminActivity, { items: [anActivityLine(), changed], nextCursor: null });
  show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Alix Roy a créé le board brd_1');
  expect(first?.textContent).toContain('Agence Rive');
  expect(within(first as HTMLElement).getByText('bloc 12')).toBeDefined();
  expect(second?.textContent).toContain('État\u00a0: active → rien');
  expect(second?.textContent).toContain('pas encore scellé');
  expect(second?.textContent).toContain('Au nom de cette personne, par usr_9');
  expect(asked()).toEqual({ limit: '50' });
});

test('is filtered in the address', async () => {
  show();
  await screen.findAllByRole('listitem');
  await userEvent.type(screen.getByLabelText('Espace'), `${workspaceId}{Enter}`);
  await userEvent.selectOptions(screen.getByLabelText('Quoi'), 'Boards');
  await userEvent.click(screen.getByLabelText('Au nom d’une autre personne'));
  expect(address()).toBe(`/admin/activity?espace=${workspaceId}&quoi=boards&emprunte=true`);
  await waitFor(() => expect(asked()).toEqual({ limit: '50', workspaceId, word: 'boards', impersonated: 'true' }));
  expect(api.calls(getActivityChain).at(-1)?.url.searchParams.get('workspaceId')).toBe(workspaceId);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer les filtres' }));
  expect(address()).toBe('/admin/activity');
});

test('verifies the chain, call after call', async () => {
  show();
  const seal = await screen.findByRole('region', { name: 'État du journal' });
  expect(seal.textContent).toMatch(/Chaîne de la plateforme, 18\s204\slignes scellées/);
  expect(seal.textContent).toMatch(/2\slignes en attente/);
  api.answer(verifyAdminActivity, found);
  await userEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
  expect((await screen.findByText(/Chaîne vérifiée/)).textContent).toMatch(/18\s204\slignes/);
  expect(api.calls(verifyAdminActivity).at(-1)?.body).toEqual({ workspaceId: 'platform', fromBlock: 1 });
});

test('says in red which block and lines are not what they were', async () => {
  api.answer(getActivityChain, { ...aChain, lastVerified: { at: aChain.sealedUntil ?? '', ok: false, brokenAt: 4 } });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Premier bloc en cause\u00a0: 4.');
  api.answer(verifyAdminActivity, { ...found, ok: false, brokenAt: 4, altered: ['act_7'], unknown: ['act_8'] });
  await userEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Lignes modifiées\u00a0: act_7.'));
  expect(screen.getByRole('alert').textContent).toContain('Lignes sans bloc\u00a0: act_8.');
});

test('checks an export', async () => {
  show();
  await screen.findByRole('region', { name: 'État du journal' });
  api.answer(verifyAdminActivity, { ...found, checked: 1 });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['{"kind":"block"}'], 'journal.ndjson'));
  expect((await screen.findByText(/Export conforme/)).textContent).toMatch(/1\sligne/);
  expect(api.calls(verifyAdminActivity).at(-1)?.body).toEqual({ ndjson: '{"kind":"block"}' });
});

test('that does not come can be asked again, and says when nothing is like that', async () => {
  api.refuse(listAdminActivity, 'unavailable');
  show('?quoi=boards');
  await screen.findByRole('alert');
  api.answer(listAdminActivity, { items: [], nextCursor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucun acte ne correspond')).toBeDefined();
});

test('is closed to others, who are led to their own log; nothing is asked for', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['team:manage'] }) });
  show();
  expect(await screen.findByRole('heading', { name: 'Accès réservé aux administrateurs' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Journal' }).getAttribute('href')).toBe('/settings?onglet=journal');
  expect(api.calls(listAdminActivity)).toEqual([]);
  expect(api.calls(getActivityChain)).toEqual([]);
});
