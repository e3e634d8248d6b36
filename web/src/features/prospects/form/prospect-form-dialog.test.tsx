import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { createProspect, searchProspects } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { fakeApi, offline } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { aProspect, foundProspects } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ProspectFormDialog } from './prospect-form-dialog.tsx';

let api = fakeApi();
const onClose = vi.fn();
const onSaved = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  onSaved.mockClear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  find([]);
});

const find = (prospects: Prospect[]) => api.answer(searchProspects, foundProspects(prospects));
const show = () => renderPage(<ProspectFormDialog onClose={onClose} onSaved={onSaved} />, '/prospects?nouveau=1');
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const create = () => userEvent.click(screen.getByRole('button', { name: 'Créer le prospect' }));

test('the essential first, the rest on demand', async () => {
  const made = aProspect('new', { lastName: 'Lefèvre' });
  api.answer(createProspect, { prospect: made });
  show();
  expect(screen.queryByLabelText('Site web')).toBeNull();
  await type('Prénom', 'Benoît');
  await type('Nom', 'Lefèvre');
  await type('Valeur', '8 400');
  await userEvent.selectOptions(screen.getByLabelText('Source'), 'Recommandation');
  await userEvent.click(screen.getByRole('button', { name: 'Plus de champs' }));
  await type('Site web', 'lefevre.fr');
  await create();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(made));
  expect(api.calls(createProspect)[0]?.body).toMatchObject({
    firstName: 'Benoît',
    lastName: 'Lefèvre',
    value: 8_400,
    source: 'referral',
    status: 'new',
    website: 'lefevre.fr',
  });
});

test('nobody is no prospect', async () => {
  show();
  await type('Prénom', 'Benoît');
  await create();
  expect(await screen.findByText('Indiquez au moins un e-mail, un téléphone, une entreprise ou un nom')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Nom'));
  expect(api.calls(createProspect)).toEqual([]);
});

test.each([
  ['E-mail', 'Helene@Verdure.fr', 'Un prospect porte déjà cet e-mail'],
  ['Téléphone', '06 12 34 56 78', 'Un prospect porte déjà ce numéro'],
])('the same %s as another prospect is said while typing, and leads to it', async (label, typed, said) => {
  find([
    aProspect('other', { email: 'autre@verdure.fr', phone: '+33600000000' }),
    aProspect('1', { firstName: 'Hélène', lastName: 'Œuvrard', email: 'helene@verdure.fr', phone: '+33612345678' }),
  ]);
  show();
  await type(label, typed);
  const notice = await screen.findByRole('status');
  await waitFor(() => expect(notice.textContent?.replaceAll(/\s/g, ' ')).toBe(`${said} : Hélène Œuvrard. Ouvrir`));
  await userEvent.click(within(notice).getByRole('button', { name: 'Ouvrir' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByTestId('address').textContent).toBe('/prospects?prospect=pro_1');
});

test('the same name in the same company is said, another company is not', async () => {
  find([aProspect('1', { firstName: 'Hélène', lastName: 'Œuvrard', company: 'Maison Verdure' })]);
  show();
  await type('Prénom', 'helene');
  await type('Nom', 'oeuvrard');
  await type('Entreprise', 'Maison');
  await waitFor(() => expect(api.calls(searchProspects)).not.toEqual([]));
  expect(screen.getByRole('status').textContent).toBe('');
  await type('Entreprise', ' verdure');
  expect(await screen.findByText(/Un prospect porte déjà ce nom dans cette entreprise/)).toBeDefined();
});

test('a field refused by the server opens what was folded, and gets the focus', async () => {
  api.refuse(createProspect, 'validation_error', { details: [{ path: 'website', message: 'Adresse web invalide' }] });
  show();
  await type('Nom', 'Lefèvre');
  await create();
  expect(await screen.findByText('Adresse web invalide')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Site web'));
});

test('an e-mail taken meanwhile is said, and nothing written is lost', async () => {
  api.refuse(createProspect, 'prospect_email_taken', { existingId: 'pro_1' });
  show();
  await type('E-mail', 'helene@verdure.fr');
  await create();
  expect(await screen.findByText('Un prospect porte déjà cet e-mail')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le prospect' }));
  expect(screen.getByTestId('address').textContent).toBe('/prospects?prospect=pro_1');
});

test('the limit of the plan is said with what is used', async () => {
  api.refuse(createProspect, 'plan_limit', {
    details: [
      { path: 'limit', message: '1000' },
      { path: 'use', message: '1000' },
    ],
  });
  show();
  await type('Nom', 'Lefèvre');
  await create();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent?.replaceAll(/\s/g, ' ')).toContain('permet 1 000 prospects, et vous en avez 1 000');
  expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe('Lefèvre');
});

test('sent again after silence, it is the same creation; changed, it is another', async () => {
  api.behave(createProspect, offline);
  show();
  await type('Nom', 'Lefèvre');
  await create();
  expect(await screen.findByText('Le prospect n’a pas pu être créé')).toBeDefined();
  await create();
  await waitFor(() => expect(api.calls(createProspect)).toHaveLength(2));
  await type('Prénom', 'Benoît');
  await create();
  await waitFor(() => expect(api.calls(createProspect)).toHaveLength(3));
  const [first, second, third] = api.calls(createProspect).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
