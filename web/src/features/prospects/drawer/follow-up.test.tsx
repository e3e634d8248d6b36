import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import { updateProspect } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { createProspectActivity, listProspectActivities } from '../../../../../shared/prospects/timeline.contract.ts';
import { postponed } from '../../../lib/postponed.ts';
import { aSearchPage } from '../../../testing/ads.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { anActivity, aProspect, serveProspects } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DrawerPage } from './testing/drawer-page.tsx';

let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(searchAds, aSearchPage([]));
  api.answer(listProspectActivities, { items: [], nextCursor: null });
  api.answer(createProspectActivity, { activity: anActivity('new') });
});

function show(changes: Partial<Prospect> = {}) {
  const prospect = aProspect('1', { lastName: 'Œuvrard', phone: '+33612345678', version: 3, ...changes });
  const held = serveProspects(api, [prospect]);
  renderPage(<DrawerPage id={prospect.id} onClose={vi.fn()} onChanged={vi.fn()} />);
  return held;
}

const bodies = (route: typeof createProspectActivity | typeof updateProspect) =>
  api.calls(route).map(({ body }) => body);

test('a call, what is next and the status are one form, sent by Ctrl and Enter', async () => {
  const held = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Noter un appel' }));
  await userEvent.type(screen.getByLabelText('Contenu'), 'Intéressée');
  const form = within(screen.getByRole('region', { name: 'Noter un échange' }));
  await userEvent.type(form.getByLabelText('Prochaine action'), 'Envoyer un devis');
  await userEvent.click(form.getByRole('button', { name: 'Demain' }));
  await userEvent.selectOptions(form.getByLabelText('Statut'), 'Qualifié');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const nextActionAt = postponed('tomorrow', null, new Date());
  await waitFor(() =>
    expect(held.get('pro_1')).toMatchObject({ status: 'qualified', nextAction: 'Envoyer un devis', nextActionAt }),
  );
  expect(bodies(createProspectActivity)).toEqual([{ type: 'call', content: 'Intéressée' }]);
  expect(bodies(updateProspect)).toEqual([
    { status: 'qualified', nextAction: 'Envoyer un devis', nextActionAt, version: 3 },
  ]);
  expect(await screen.findByText('Appel enregistré')).toBeDefined();
});

test('who has neither number nor address is offered neither a call nor an e-mail', async () => {
  show({ phone: null });
  const acts = within(await screen.findByRole('region', { name: 'Noter un échange' }));
  expect(acts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Note', 'Rendez-vous', 'Tâche']);
});

test('what came of a call says enough, and nothing else is written', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Noter un appel' }));
  await userEvent.selectOptions(screen.getByLabelText('Résultat'), 'Sans réponse');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() =>
    expect(bodies(createProspectActivity)).toEqual([{ type: 'call', content: 'Sans réponse', outcome: 'no_answer' }]),
  );
  expect(bodies(updateProspect)).toEqual([]);
});

test('a loss may say why, in the same form', async () => {
  const held = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Noter un appel' }));
  await userEvent.type(screen.getByLabelText('Contenu'), 'Trop cher');
  await userEvent.selectOptions(screen.getByLabelText('Statut'), 'Perdu');
  await userEvent.type(screen.getByLabelText(/^Raison de la perte/), 'Budget');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(held.get('pro_1')).toMatchObject({ status: 'lost', lostReason: 'Budget' }));
});

test('what was late is done with the call, unless it is not', async () => {
  const held = show({ nextAction: 'Rappeler', nextActionAt: '2026-01-05T09:00:00.000Z' });
  await userEvent.click(await screen.findByRole('button', { name: 'Noter un appel' }));
  expect((screen.getByLabelText(/^Fait.: Rappeler$/) as HTMLInputElement).checked).toBe(true);
  await userEvent.type(screen.getByLabelText('Contenu'), 'Vu');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(held.get('pro_1')).toMatchObject({ nextAction: null, nextActionAt: null }));
});

test('the form comes into sight when it opens, and another one in its place', async () => {
  show();
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(await screen.findByRole('button', { name: 'Noter un appel' }));
  const seen = () => shown.mock.contexts.map((place) => (place as Element).contains(screen.getByLabelText('Contenu')));
  expect(seen()).toEqual([true]);
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  expect(seen()).toEqual([false, true]);
  shown.mockRestore();
});
