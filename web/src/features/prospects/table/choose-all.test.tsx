import { notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { bulkProspects, getProspectBulk } from '../../../../../shared/prospects/bulk.contract.ts';
import { searchProspects } from '../../../../../shared/prospects/prospect.contract.ts';
import { listProspectViews } from '../../../../../shared/prospects/views.contract.ts';
import { stubSizes } from '../../../testing/boards.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aProspect, foundProspects, serveWhose } from '../../../testing/prospects.ts';
import { showProspects } from '../testing/show-prospects.tsx';

let api = fakeApi();

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440, height: 900 });
  notifications.clean();
  stubSizes();
  api = fakeApi();
  api.answer(listProspectViews, { items: [], nextCursor: null });
});

const some = () => [
  aProspect('1', { firstName: 'Hélène', lastName: 'Œuvrard', tags: ['salon'] }),
  aProspect('2', { firstName: 'Éric', lastName: 'Martin' }),
  aProspect('3', { firstName: null, lastName: null, company: 'Océane' }),
];

test('all that is found is selected in one click, page or not, and the act follows the filters', async () => {
  api.answer(searchProspects, foundProspects(some(), { total: 1_200, nextCursor: 'plus' }));
  serveWhose(api);
  const bulk = { id: 'pbk_1', action: 'status', value: 'won', total: 1_200 } as const;
  const dated = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z', version: 1 };
  const running = { ...bulk, ...dated, status: 'running' as const, done: 0, refused: 0, reasons: [] };
  api.answer(bulkProspects, { items: [], bulk: running });
  const message = 'Ce prospect porte déjà le nombre maximal d’étiquettes';
  const reasons = [{ message, count: 10 }];
  api.answer(getProspectBulk, { bulk: { ...running, status: 'completed', done: 1_190, refused: 10, reasons } });
  showProspects('/prospects?source=website&sort=score');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner tous les prospects trouvés' }));
  expect(screen.getByText(/^Les 1.200 prospects trouvés$/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Changer le statut' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gagné' }));
  expect(await screen.findByText(/^1.190 prospects modifiés$/)).toBeDefined();
  expect(screen.getByText(`${message} (10)`)).toBeDefined();
  expect(api.calls(bulkProspects).map(({ body }) => body)).toEqual([
    { action: 'status', value: 'won', filters: { source: ['website'] }, total: 1_200 },
  ]);
});

test('to leave one out of all that is found leaves those that are here', async () => {
  api.answer(searchProspects, foundProspects(some(), { total: 1_200, nextCursor: 'plus' }));
  serveWhose(api);
  showProspects();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner tous les prospects trouvés' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Éric Martin' }));
  expect(screen.getByText(/^2.sélectionnés$/)).toBeDefined();
});

test('all that is found is deleted only once that is confirmed', async () => {
  api.answer(searchProspects, foundProspects(some(), { total: 1_200, nextCursor: 'plus' }));
  serveWhose(api);
  api.refuse(bulkProspects, 'found_otherwise');
  showProspects();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner tous les prospects trouvés' }));
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  expect(api.calls(bulkProspects)).toHaveLength(0);
  const dialog = await screen.findByRole('dialog', { name: /^Supprimer les 1.200.prospects trouvés/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText(/relisez la liste/)).toBeDefined();
});

test('more than one act can take are not all selected, and that is said', async () => {
  api.answer(searchProspects, foundProspects(some(), { total: 25_000, nextCursor: 'plus' }));
  serveWhose(api);
  showProspects();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner tous les prospects trouvés' }));
  expect(screen.getByText(/^3.sélectionnés$/)).toBeDefined();
  expect(screen.getByText(/^Affinez la recherche pour agir sur 20.000 prospects au plus$/)).toBeDefined();
});
