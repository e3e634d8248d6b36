import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listBrands } from '../../../../../shared/ai/brands.contract.ts';
import type { KeptBrief } from '../../../../../shared/ai/brief.ts';
import * as contract from '../../../../../shared/ai/briefs.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AiPage } from '../ai-page.tsx';

const moment = '2026-11-20T10:00:00.000Z';
const facts = {
  ...{ features: [], pains: [], objections: [], keywords: [], mustInclude: [], banned: [], mentions: [] },
};
const aBrief = (changes: Partial<KeptBrief> = {}): KeptBrief => ({
  ...{ id: 'brf_1', name: 'Rentrée', brandId: null, personaId: null },
  brief: { product: 'le logiciel Planif', benefits: ['gagner du temps'], proofs: [], isNew: false, ...facts },
  ...{ createdAt: moment, updatedAt: moment, version: 1 },
  ...changes,
});
let api = fakeApi();
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const address = () => screen.getByTestId('address').textContent;
/** By its name, which problems bear too: roles take seconds in so large a form. */
function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return found ?? expect.fail(`no field ${name}`);
}
/** At once, and not letter by letter. */
async function fill(name: string, text: string) {
  await waitFor(() => field(name));
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ai:write', 'ai:delete'] }) });
  api.answer(listBrands, { items: [], nextCursor: null });
  api.answer(contract.listBriefs, { items: [], nextCursor: null });
});

test('a brief is written line by line; what it lacks is asked, and takes the cursor there', async () => {
  renderPage(<AiPage />, '/ai-generator?onglet=briefs');
  await userEvent.click(await screen.findByRole('button', { name: 'Écrire un brief' }));
  await fill('product', 'le logiciel Planif');
  const gauge = () =>
    plain(within(screen.getByRole('region', { name: 'De quoi écrire' })).getByRole('status').textContent);
  expect(gauge()).toBe('Pas encore de quoi écrire. Il manque un bénéfice, une preuve, un problème et une objection.');
  await userEvent.click(screen.getByRole('button', { name: /faire, ou ne plus faire/ }));
  expect(document.activeElement).toBe(field('benefits.0'));
  await userEvent.paste('gagner du temps');
  await userEvent.keyboard('{Enter}');
  await userEvent.paste('dormir');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('benefits.2'));
  await userEvent.keyboard('{Backspace}');
  expect(document.activeElement).toBe(field('benefits.1'));
  expect(gauge()).toBe(
    'De quoi écrire au moins 2 variations sur 6. Il manque une preuve, un problème et une objection.',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Vous' }));
  await fill('pains.0', 'tu perds tes lundis');
  expect(screen.getByText('Cette ligne tutoie.').isConnected).toBe(true);
  await fill('proofs.0.text', '4 200 agences');

  api.answer(contract.createBrief, { brief: aBrief() });
  api.answer(contract.getBrief, { brief: aBrief() });
  await userEvent.click(screen.getByRole('button', { name: 'Garder le brief' }));
  await waitFor(() => expect(address()).toBe('/ai-generator?onglet=briefs&brief=brf_1'));
  expect(api.calls(contract.createBrief)[0]?.body).toMatchObject({
    name: 'le logiciel Planif',
    brief: {
      ...{ product: 'le logiciel Planif', benefits: ['gagner du temps', 'dormir'], register: 'vous' },
      proofs: [{ text: '4 200 agences' }],
    },
  });
});

test('a line that is refused is told on its line; what was written stays over what another wrote', async () => {
  api.answer(contract.getBrief, { brief: aBrief() });
  renderPage(<AiPage />, '/ai-generator?onglet=briefs&brief=brf_1');
  await fill('benefits.0', ' chaque lundi');
  api.refuse(contract.updateBrief, 'validation_error', {
    details: [{ path: 'brief.benefits.0', message: 'Trop long' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect((await screen.findByText('Trop long')).isConnected).toBe(true);

  const theirs = aBrief({ brief: { ...aBrief().brief, product: 'Planif' }, version: 2 });
  api.answer(contract.getBrief, { brief: theirs });
  api.refuse(contract.updateBrief, 'conflict');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect((await screen.findByRole('alert')).textContent).toContain('modifiée entre-temps');
  api.answer(contract.updateBrief, { brief: { ...theirs, version: 3 } });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(api.calls(contract.updateBrief).at(-1)?.body).toMatchObject({ version: 2 }));
  expect(field('benefits.0').value).toBe('gagner du temps chaque lundi');
  // Once all is saved, what comes next is to write.
  await userEvent.click(await screen.findByRole('button', { name: 'Écrire avec ce brief' }));
  expect((await screen.findByRole('menuitem', { name: 'Script vidéo' })).getAttribute('href')).toBe(
    '/ai-generator?outil=script&brief=brf_1',
  );
});

test('briefs are listed with their brand, duplicated, and deleted once that is confirmed', async () => {
  api.answer(contract.listBriefs, { items: [aBrief({ brandId: 'bnd_gone' })], nextCursor: null });
  renderPage(<AiPage />, '/ai-generator?onglet=briefs');
  const [row] = within(await screen.findByRole('list', { name: 'Les briefs' })).getAllByRole('listitem');
  expect(plain(row?.textContent)).toContain(
    'Rentréemarque supprimée · le logiciel Planif · 2 faitsgagner du tempsIl manque une preuve, un problème et une objectionmodifié le 20 nov. 2026',
  );
  api.answer(contract.deleteBrief, { id: 'brf_1' });
  await userEvent.click(screen.getByRole('button', { name: 'Actions sur Rentrée' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
  api.answer(contract.listBriefs, { items: [], nextCursor: null });
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByText('Rentrée')).toBeNull());
});
