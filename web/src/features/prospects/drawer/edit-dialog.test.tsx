import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
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
const onChanged = vi.fn();

const helene = aProspect('1', {
  firstName: 'Hélène',
  lastName: 'Œuvrard',
  phone: '+33612345678',
  phoneNational: '06 12 34 56 78',
  industry: 'beauty',
  country: 'FR',
  value: 1_250.5,
  tags: ['salon'],
  version: 3,
});

beforeEach(() => {
  notifications.clean();
  onChanged.mockClear();
  api = fakeApi();
  api.answer(searchAds, aSearchPage([]));
  api.answer(listProspectActivities, { items: [], nextCursor: null });
});

/** Opens the dialog where every field is written. */
async function edit(prospect: Prospect = helene) {
  const held = serveProspects(api, [prospect]);
  renderPage(<DrawerPage id={prospect.id} onClose={() => undefined} onChanged={onChanged} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Modifier Hélène/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Modifier/ }));
  return { held, dialog, save: () => userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' })) };
}

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const sent = () => api.calls(updateProspect).map(({ body }) => body);

test('every field shows as a person reads it', async () => {
  const { dialog } = await edit();
  const shownIn = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
  expect(shownIn('Téléphone')).toBe('06 12 34 56 78');
  expect(shownIn('Valeur')).toMatch(/^1\s250,5$/);
  expect(shownIn('Secteur')).toBe('Beauté & soins');
  expect(shownIn('Pays')).toBe('France');
  expect(dialog.getByText('salon')).toBeDefined();
});

test('only what changed is sent, as the API takes it', async () => {
  const { dialog, save } = await edit();
  await write(dialog.getByLabelText('Valeur'), '12 000,25 €');
  await write(dialog.getByLabelText('Secteur'), 'mode & bijoux');
  await write(dialog.getByLabelText('Pays'), 'Belgique');
  await userEvent.clear(dialog.getByLabelText('Téléphone'));
  await userEvent.type(dialog.getByRole('combobox', { name: 'Étiquettes' }), 'chaud{Enter}');
  await userEvent.click(dialog.getByLabelText('Ne pas contacter'));
  await save();
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        value: 12_000.25,
        industry: 'fashion',
        country: 'BE',
        phone: '',
        tags: ['salon', 'chaud'],
        doNotContact: true,
        version: 3,
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Modifier/ })).toBeNull());
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});

test('nothing changed sends nothing', async () => {
  const { save } = await edit();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Modifier/ })).toBeNull());
  expect(sent()).toEqual([]);
});

test('what cannot be is said at its field, and nothing is sent', async () => {
  const { dialog, save } = await edit(aProspect('1', { firstName: 'Hélène', lastName: 'Œuvrard' }));
  await write(dialog.getByLabelText('Valeur'), 'beaucoup');
  await write(dialog.getByLabelText('E-mail'), 'personne');
  await userEvent.clear(dialog.getByLabelText('Nom'));
  await save();
  expect(await dialog.findByText(/^Montant attendu/)).toBeDefined();
  expect(dialog.getByText('Adresse e-mail invalide')).toBeDefined();
  expect(sent()).toEqual([]);
});

test('what the server refuses is said at its field, and what was written stays', async () => {
  const { dialog, save } = await edit();
  api.refuse(updateProspect, 'validation_error', {
    details: [{ path: 'phone', message: 'Numéro non reconnu' }],
  });
  await write(dialog.getByLabelText('Téléphone'), '06');
  await save();
  expect(await dialog.findByText('Numéro non reconnu')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>('Téléphone').value).toBe('06');
  expect(document.activeElement).toBe(dialog.getByLabelText('Téléphone'));
});

test('what others changed elsewhere on the prospect is no obstacle', async () => {
  const { held, dialog, save } = await edit();
  held.set(helene.id, { ...helene, status: 'won', version: 8 });
  await write(dialog.getByLabelText('Fonction'), 'Directrice');
  await save();
  await waitFor(() => expect(held.get(helene.id)).toMatchObject({ jobTitle: 'Directrice', status: 'won', version: 9 }));
});

test('the same field written by two people: both show, one chooses, the other fields are kept', async () => {
  const { held, dialog, save } = await edit();
  held.set(helene.id, { ...helene, status: 'won', version: 8 });
  await userEvent.selectOptions(dialog.getByLabelText('Statut'), 'Perdu');
  await write(dialog.getByLabelText('Fonction'), 'Directrice');
  await save();
  const choice = within(await dialog.findByRole('alert'));
  expect(choice.getByText('Statut : Perdu')).toBeDefined();
  expect(choice.getByText('Statut : Gagné')).toBeDefined();
  await userEvent.click(choice.getByRole('button', { name: 'Garder l’autre' }));
  await waitFor(() => expect(held.get(helene.id)).toMatchObject({ status: 'won', jobTitle: 'Directrice' }));
});

test('one’s own version can be kept', async () => {
  const { held, dialog, save } = await edit();
  held.set(helene.id, { ...helene, jobTitle: 'CEO', version: 8 });
  await write(dialog.getByLabelText('Fonction'), 'Directrice');
  await save();
  await userEvent.click(await dialog.findByRole('button', { name: 'Garder la mienne' }));
  await waitFor(() => expect(held.get(helene.id)).toMatchObject({ jobTitle: 'Directrice', version: 9 }));
});
