import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createProspectField,
  deleteProspectField,
  listProspectFields,
  updateProspectField,
} from '../../../../../shared/prospects/fields.contract.ts';
import { fakeApi, offline } from '../../../testing/fake-api.ts';
import { aField } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { FieldsDialog } from './fields-dialog.tsx';

let api = fakeApi();
const onChanged = vi.fn();
const region = aField('r', { name: 'Région', type: 'choice', choices: ['Nord', 'Sud'] });

beforeEach(() => {
  notifications.clean();
  onChanged.mockClear();
  api = fakeApi();
});

function show(fields = [region]) {
  api.answer(listProspectFields, { items: fields });
  renderPage(
    <>
      <FieldsDialog onClose={vi.fn()} onChanged={onChanged} />
      <Notifications />
    </>,
  );
}

test('a field is added with its type and its choices, each once', async () => {
  api.answer(createProspectField, { field: region });
  show([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter un champ' }));
  await userEvent.type(screen.getByLabelText('Nom du champ'), 'Région');
  expect(screen.queryByLabelText('Choix, un par ligne')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Liste de choix');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter le champ' }));
  expect(await screen.findByText('Indiquez au moins un choix')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Choix, un par ligne'), 'Nord{Enter} Sud {Enter}{Enter}Nord');
  api.answer(listProspectFields, { items: [region] });
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter le champ' }));
  expect(await screen.findByText('Liste de choix · Nord, Sud')).toBeDefined();
  expect(api.calls(createProspectField).map(({ body }) => body)).toEqual([
    { name: 'Région', type: 'choice', choices: ['Nord', 'Sud'] },
  ]);
});

test('what is refused is said in the form, which keeps what was written', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter un champ' }));
  api.refuse(createProspectField, 'prospect_field_name_taken');
  await userEvent.type(screen.getByLabelText('Nom du champ'), 'Ville');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter le champ' }));
  expect(await screen.findByText('Un champ porte déjà ce nom')).toBeDefined();
  expect((screen.getByLabelText('Nom du champ') as HTMLInputElement).value).toBe('Ville');
});

test('a field is renamed under its version; its type stays', async () => {
  api.answer(updateProspectField, { field: region });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier Région' }));
  expect(screen.queryByLabelText('Type')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Nom du champ'));
  await userEvent.type(screen.getByLabelText('Nom du champ'), 'Zone');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(api.calls(updateProspectField).map(({ body }) => body)).toEqual([
      { name: 'Zone', choices: ['Nord', 'Sud'], version: 1 },
    ]),
  );
});

test('a field goes once that was confirmed', async () => {
  api.answer(deleteProspectField, { id: region.id });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer Région' }));
  const confirm = within(await screen.findByRole('dialog', { name: /^Supprimer le champ/ }));
  expect(api.calls(deleteProspectField)).toHaveLength(0);
  api.answer(listProspectFields, { items: [] });
  await userEvent.click(confirm.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByText('Région')).toBeNull());
  expect(onChanged).toHaveBeenCalled();
});

test('what could not be read can be asked again', async () => {
  api.behave(listProspectFields, offline);
  renderPage(<FieldsDialog onClose={vi.fn()} onChanged={onChanged} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(screen.queryByRole('button', { name: 'Ajouter un champ' })).toBeNull();
});
