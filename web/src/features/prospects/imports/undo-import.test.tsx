import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import {
  getProspectImport,
  listProspectImports,
  type ProspectImport,
  undoProspectImport,
} from '../../../../../shared/prospects/imports.contract.ts';
import { aUser } from '../../../testing/people.ts';
import { aProspectImport, freshApi, onDone, press, showWizard } from './testing/imports.tsx';

let api = freshApi();

beforeEach(() => {
  api = freshApi();
});

const until = '2099-01-01T10:00:00.000Z';

async function showPast(changes: Partial<ProspectImport>) {
  const run = aProspectImport({ id: `pim_${crypto.randomUUID()}`, created: 1_200, undoableUntil: until, ...changes });
  api.answer(listProspectImports, { items: [run], nextCursor: null });
  showWizard();
  await press('Imports précédents');
  return run;
}

test('an import is undone in two clicks, and what stays is said', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['prospects:delete'] }) });
  const run = await showPast({ updated: 3 });
  const undoing = { ...run, undoableUntil: null, undone: { at: null, removed: 0, kept: 0 }, version: 3 };
  api.answer(undoProspectImport, { import: undoing });
  api.answer(getProspectImport, {
    import: { ...undoing, undone: { at: until, removed: 1_190, kept: 10 }, version: 4 },
  });
  await press('Annuler cet import');
  expect(screen.getByText(/^Les 1.200 prospects créés par cet import seront supprimés/).textContent).toMatch(
    /mis à jour restent tels qu’ils sont/,
  );
  await press('Supprimer ces prospects');
  expect(await screen.findByText(/^Annulation en cours/)).toBeDefined();
  const over = /^Import annulé.: 1.190 prospects supprimés, 10 conservés car modifiés depuis$/;
  expect(await screen.findByText(over, {}, { timeout: 3_000 })).toBeDefined();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: 'Annuler cet import' })).toBeNull();
});

test('a refusal is said, and the import stays as it is', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['prospects:delete'] }) });
  await showPast({});
  api.refuse(undoProspectImport, 'import_not_undoable');
  await press('Annuler cet import');
  await press('Supprimer ces prospects');
  expect((await screen.findByRole('alert')).textContent).toMatch(/L’import n’a pas été annulé/);
  expect(screen.getByRole('button', { name: 'Annuler cet import' })).toBeDefined();
});

test.each<[string, Partial<ProspectImport>, string[]]>([
  ['who may not delete', {}, ['prospects:read', 'prospects:write']],
  ['an import that is too old', { undoableUntil: '2020-01-01T10:00:00.000Z' }, ['prospects:delete']],
  ['an import that created nothing', { undoableUntil: null }, ['prospects:delete']],
])('no undoing is offered for %s', async (_, changes, permissions) => {
  api.answer(getProfile, { user: aUser({ permissions: permissions as never }) });
  await showPast(changes);
  expect(await screen.findByText('salon.csv')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Annuler cet import' })).toBeNull();
});
