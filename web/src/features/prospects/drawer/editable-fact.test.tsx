import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import { updateProspect } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { listProspectActivities } from '../../../../../shared/prospects/timeline.contract.ts';
import { aSearchPage } from '../../../testing/ads.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aProspect, serveProspects } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DrawerPage } from './testing/drawer-page.tsx';

let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(searchAds, aSearchPage([]));
  api.answer(listProspectActivities, { items: [], nextCursor: null });
});

function show(changes: Partial<Prospect> = {}) {
  const prospect = aProspect('1', { lastName: 'Œuvrard', version: 3, ...changes });
  const held = serveProspects(api, [prospect]);
  renderPage(<DrawerPage id={prospect.id} onClose={vi.fn()} onChanged={vi.fn()} />);
  return held;
}

const bodies = () => api.calls(updateProspect).map(({ body }) => body);

test('a field is changed where it stands: a press, the words, Enter', async () => {
  const held = show({ city: 'Lyon' });
  await userEvent.click(await screen.findByRole('button', { name: 'Ville : Lyon, modifier' }));
  const field = screen.getByRole('textbox', { name: 'Ville' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Nantes{Enter}');
  await waitFor(() => expect(held.get('pro_1')?.city).toBe('Nantes'));
  expect(bodies()).toEqual([{ city: 'Nantes', version: 3 }]);
  expect(await screen.findByRole('button', { name: 'Ville : Nantes, modifier' })).toBeDefined();
});

test('Escape leaves a field as it was; what is wrong is said there, and nothing is sent', async () => {
  const held = show({ value: 10 });
  await userEvent.click(await screen.findByRole('button', { name: /^Valeur : 10.€, modifier$/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Valeur' }), 'x{Enter}');
  expect(await screen.findByText(/^Montant attendu/)).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'SIRET : ajouter' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'SIRET' }), '732 829 320 00075{Enter}');
  expect(await screen.findByText(/^SIRET invalide/)).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'SIRET' })).toBeNull();
  expect([bodies(), held.get('pro_1')?.value]).toEqual([[], 10]);
});

test('a refusal of the server stands at its field, which keeps what was written', async () => {
  show();
  const details = [{ path: 'phone', message: 'Numéro non reconnu' }];
  api.refuse(updateProspect, 'validation_error', { details });
  await userEvent.click(await screen.findByRole('button', { name: 'Téléphone : ajouter' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Téléphone' }), '06 12{Enter}');
  expect(await screen.findByText('Numéro non reconnu')).toBeDefined();
  expect((screen.getByRole('textbox', { name: 'Téléphone' }) as HTMLInputElement).value).toBe('06 12');
});

test('a choice is kept as it is pressed, and by Enter where the keyboard goes through them', async () => {
  const held = show({ source: 'website' });
  await userEvent.click(await screen.findByRole('button', { name: 'Source : Site web, modifier' }));
  const source = screen.getByRole('combobox', { name: 'Source' });
  expect(source.textContent).not.toContain('Non précisée');
  await userEvent.selectOptions(source, 'Recommandation');
  await waitFor(() => expect(held.get('pro_1')?.source).toBe('referral'));
  const size = await screen.findByRole('button', { name: 'Taille de l’entreprise : ajouter' });
  await userEvent.click(size);
  expect(screen.getByRole('combobox', { name: 'Taille de l’entreprise' })).toBe(document.activeElement);
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Taille de l’entreprise : ajouter' })).toBe(document.activeElement);
});

test('an amount is read with its currency', async () => {
  show({ value: 1200, currency: 'CHF' });
  expect((await screen.findByRole('button', { name: /^Valeur : / })).textContent).toMatch(/^1\s200\sCHF$/);
});
