import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  decideModeration,
  listModeration,
  type ModerationCase,
} from '../../../../../shared/admin/moderation.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { UsersPage } from '../users/users-page.tsx';

let api = fakeApi();

const aCase = (changes: Partial<ModerationCase> = {}): ModerationCase => ({
  ...{ id: 'mod_1', kind: 'report', subject: { kind: 'message', id: 'ugm_1' }, version: 1 },
  ...{ workspace: { id: 'wks_1', name: 'Agence Rive' }, said: [{ field: 'message', text: '<b>Payez-moi</b>' }] },
  report: { text: 'Il réclame de l’argent', by: 'user' },
  ...{ createdAt: '2026-11-27T08:00:00.000Z', updatedAt: '2026-11-27T08:00:00.000Z' },
  ...changes,
});
const show = () => renderPage(<UsersPage />, '/admin/users?onglet=moderation');

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ role: 'admin', permissions: ['admin:users'] }) });
});

test('shows what waits and why, and decides of it with a reason', async () => {
  const brief = aCase({
    ...{ id: 'mod_2', kind: 'brief', subject: { kind: 'campaign', id: 'ugc_1' }, report: null },
    said: [{ field: 'objective', text: 'Lancement du sérum' }],
  });
  api.answer(listModeration, { items: [aCase(), brief], nextCursor: null });
  show();
  const [reported, waiting] = within(
    await screen.findByRole('list', { name: 'Ce qui attend la modération' }),
  ).getAllByRole('listitem');
  if (!reported || !waiting) throw new Error('two wait');
  expect(within(reported).getByText('<b>Payez-moi</b>')).toBeDefined();
  expect(within(reported).getByText('Il réclame de l’argent')).toBeDefined();
  expect(within(waiting).getByRole('button', { name: /^Publier/ })).toBeDefined();
  await userEvent.click(within(reported).getByRole('button', { name: /^Retirer/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Retirer/ }));
  expect(dialog.getByText(/voies de recours/)).toBeDefined();
  await userEvent.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Non');
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }));
  expect(api.calls(decideModeration)).toHaveLength(0);
  expect(dialog.getByText(/10\scaractères au moins/)).toBeDefined();
  await userEvent.type(dialog.getByRole('textbox', { name: /Motif/ }), ', c’est une extorsion');
  api.answer(decideModeration, { id: 'mod_1', decision: 'reject', decidedAt: '2026-11-27T09:00:00.000Z' });
  api.answer(listModeration, { items: [brief], nextCursor: null });
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText('Le contenu est retiré.')).toBeDefined();
  expect(api.calls(decideModeration)[0]?.body).toEqual({
    ...{ decision: 'reject', reason: 'Non, c’est une extorsion', version: 1 },
  });
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1);
  // Someone else has decided meanwhile.
  api.refuse(decideModeration, 'already_decided');
  await userEvent.click(screen.getByRole('button', { name: /^Publier/ }));
  const other = within(await screen.findByRole('dialog', { name: /^Publier/ }));
  await userEvent.click(other.getByRole('button', { name: 'Publier' }));
  expect((await other.findByRole('alert')).textContent).toContain('déjà été prise');
});

test('says that nothing waits, and that it could not be read', async () => {
  api.answer(listModeration, { items: [], nextCursor: null });
  const page = show();
  expect(await screen.findByText('Rien n’attend la modération')).toBeDefined();
  page.unmount();
  api.refuse(listModeration, 'unavailable');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('La modération');
});
