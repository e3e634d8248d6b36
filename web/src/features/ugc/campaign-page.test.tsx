import { Notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import { workspacePermissions } from '../../../../shared/kernel/permissions.ts';
import { getUgcCampaign } from '../../../../shared/ugc/campaign.contract.ts';
import {
  actOnCollaboration,
  commitToCollaboration,
  getCollaboration,
  listCollaborations,
} from '../../../../shared/ugc/collaboration.contract.ts';
import type { Collaboration } from '../../../../shared/ugc/collaboration.ts';
import { listUgcDeliverables } from '../../../../shared/ugc/deliverable.contract.ts';
import { getCollaborationTimeline, listCollaborationMessages } from '../../../../shared/ugc/message.contract.ts';
import { actOnUgcPayment, listUgcPayments } from '../../../../shared/ugc/payment.contract.ts';
import { listUgcRights } from '../../../../shared/ugc/right.contract.ts';
import { getUgcStats } from '../../../../shared/ugc/stats.contract.ts';
import { fakeApi, json, refused } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import {
  aCollaboration,
  aDeliverable,
  aFilmAd,
  aPaidCreator,
  aUgcCampaign,
  aUgcPayment,
  aUgcRight,
  someUgcStats,
} from '../../testing/ugc.ts';
import { UgcCampaignsPage } from './campaigns/ugc-campaigns-page.tsx';

let api = fakeApi();

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: [...workspacePermissions] }) });
  api.answer(getUgcCampaign, { campaign: aUgcCampaign({ status: 'open' }) });
});

const show = (part: string) =>
  renderPage(
    <>
      <UgcCampaignsPage />
      <Notifications />
    </>,
    `/ugc/campaigns?campagne=ugc_1&partie=${part}`,
  );
const address = () => screen.getByTestId('address').textContent;
const listed = (items: Collaboration[]) =>
  api.answer(listCollaborations, { items, nextCursor: null, total: items.length, facets: { status: [] } });

test('films of a campaign stand on a wall, those to be watched a key away, each leading to its review', async () => {
  const waits = aDeliverable({ id: 'liv_2', status: 'submitted', creatorName: 'Inès Roy', openComments: 2 });
  api.answer(listUgcDeliverables, { items: [aDeliverable(), waits], nextCursor: null });
  show('livrables');
  const wall = within(await screen.findByRole('list', { name: 'Les livrables de la campagne' }));
  expect(wall.getByText(/Inès Roy/).parentElement?.textContent).toContain('2\u00a0commentaires ouverts');
  await userEvent.keyboard('j');
  const review = document.activeElement;
  expect(review?.getAttribute('href')).toBe('/ugc/campaigns?campagne=ugc_1&partie=livrables&livrable=liv_2');
  api.answer(listUgcDeliverables, { items: [], nextCursor: null });
  await userEvent.selectOptions(screen.getByLabelText('État des livrables'), 'Validé');
  expect(await screen.findByText('Aucun livrable dans cet état')).toBeDefined();
  expect(address()).toContain('etat=approved');
  const asked = api.calls(listUgcDeliverables).at(-1)?.url.searchParams;
  expect([asked?.get('campaignId'), asked?.get('status')]).toEqual(['ugc_1', 'approved']);
});

test('what was written with creators is listed, what is not read first, and opens its thread', async () => {
  listed([
    aCollaboration({ id: 'clb_0', creatorName: 'Ada Muet' }),
    aCollaboration({ id: 'clb_2', creatorName: 'Noé Petit', lastMessage: { by: 'brand', at: '2026-11-22T08:00:00Z' } }),
    aCollaboration({ unreadMessages: 2, lastMessage: { by: 'creator', at: '2026-11-21T08:00:00Z' } }),
  ]);
  show('messages');
  const exchanges = within(await screen.findByRole('list', { name: 'Les échanges de la campagne' }));
  const links = exchanges.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Léa Martin', 'Noé Petit']);
  expect(exchanges.getByText('2 messages non lus')).toBeDefined();
  expect(links[0]?.getAttribute('href')).toContain('collaboration=clb_1');
});

test('one act on several creators is taken of each, and tells those it was refused of', async () => {
  listed([
    aCollaboration(),
    aCollaboration({ id: 'clb_2', creatorName: 'Noé Petit' }),
    aCollaboration({ id: 'clb_3', creatorName: 'Inès Roy', status: 'shortlisted', allowed: ['reject'] }),
  ]);
  show('createurs');
  await userEvent.click(await screen.findByLabelText('Choisir tous : Candidats'));
  await userEvent.click(screen.getByLabelText('Choisir Inès Roy'));
  const bar = within(await screen.findByRole('region', { name: 'Créateurs choisis' }));
  expect(bar.getByRole('button', { name: 'Présélectionner (2)' })).toBeDefined();
  await userEvent.click(bar.getByRole('button', { name: 'Refuser (3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refuser\s: 3\scréateurs$/ }));
  await userEvent.type(dialog.getByLabelText('Message au créateur'), 'Merci');
  api.behave(actOnCollaboration, ({ url }) =>
    url.pathname.includes('clb_2')
      ? refused('illegal_transition')
      : json(200, { success: true, data: { collaboration: aCollaboration() } }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(await screen.findByText(/^Refuser : 2 faits, 1 sans effet$/)).toBeDefined();
  expect(screen.getByText(/^Noé Petit : /)).toBeDefined();
  expect(api.calls(actOnCollaboration).map(({ body }) => body)).toEqual(
    Array(3).fill({ action: 'reject', message: 'Merci', version: 1 }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Créateurs choisis' })).toBeNull());
});

test('rights and payments of a campaign are those of it alone', async () => {
  api.answer(listUgcRights, {
    ...{ items: [aUgcRight()], nextCursor: null, total: 1, stillShown: 0, facets: { status: [] } },
  });
  const { unmount } = show('droits');
  const rights = within(await screen.findByRole('region', { name: 'Droits' }));
  expect(rights.getByText('Sérum Rosée · Léa Martin')).toBeDefined();
  expect(rights.queryByRole('button', { name: /acheté ailleurs/ })).toBeNull();
  expect(api.calls(listUgcRights).at(-1)?.url.searchParams.get('campaignId')).toBe('ugc_1');
  unmount();
  api.answer(listUgcPayments, {
    ...{ items: [aUgcPayment()], nextCursor: null, total: 1, totals: { due: 180, ordered: 0, paid: 0, late: 0 } },
  });
  show('paiements');
  const payments = within(await screen.findByRole('region', { name: 'Paiements' }));
  expect(payments.getByRole('link', { name: 'Léa Martin' })).toBeDefined();
  expect(payments.queryByRole('button', { name: /Exporter/ })).toBeNull();
  await userEvent.selectOptions(payments.getByLabelText('État des paiements'), 'Payé');
  const asked = api.calls(listUgcPayments).at(-1)?.url.searchParams;
  expect([asked?.get('campaignId'), asked?.get('status')]).toEqual(['ugc_1', 'paid']);
});

test('results of a campaign tell what its films brought as ads, and those that are linked to none', async () => {
  const ad = aFilmAd();
  const nothing = { state: null, currency: null, spend: null, impressions: null, ctr: null, cpa: null };
  api.answer(
    getUgcStats,
    someUgcStats({
      ...{ spend: 180, approved: 3, deliverables: 3, byCreator: [aPaidCreator()] },
      ads: [ad, aFilmAd({ deliverableId: 'liv_2', adName: 'Rosée 2', ...nothing })],
    }),
  );
  show('resultats');
  const results = within(await screen.findByRole('region', { name: 'Résultats' }));
  expect(api.calls(getUgcStats).at(-1)?.url.searchParams.get('campaignId')).toBe('ugc_1');
  const ads = within(results.getByRole('list', { name: /^Les publicités faites/ }));
  expect(ads.getByText('Gagnante')).toBeDefined();
  expect(ads.getByText(/^540.*dépensés/).textContent).toMatch(/CTR\s2,00\s% · CPA\s9,00\s€$/);
  expect(ads.getByText(/Aucune publicité de ce nom/)).toBeDefined();
  const [review] = ads.getAllByRole('link', { name: /Vidéo de 30 s/ });
  expect(review?.getAttribute('href')).toContain('livrable=liv_1');
  expect(results.getByText(/livrable validé n’est lié à aucune publicité/)).toBeDefined();
  const films = results.getByRole('link', { name: 'depuis les livrables' }).getAttribute('href');
  expect(films).toContain('partie=livrables');
});

test('payments that were chosen are noted as paid together, each by its own act', async () => {
  const extension = aUgcPayment({ id: 'due_2', creatorName: 'Inès Roy', kind: 'extension', rightId: 'drt_1' });
  const items = [aUgcPayment(), extension];
  api.answer(listUgcPayments, {
    ...{ items, nextCursor: null, total: 2, totals: { due: 360, ordered: 0, paid: 0, late: 0 } },
  });
  renderPage(
    <>
      <UgcCampaignsPage />
      <Notifications />
    </>,
    '/ugc/campaigns?onglet=paiements',
  );
  await userEvent.click(await screen.findByLabelText('Tout ce qui est dû (2)'));
  await userEvent.click(screen.getByRole('button', { name: 'Noter comme payés' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Noter comme payés\s: 2\spaiements$/ }));
  await userEvent.type(dialog.getByLabelText(/^Référence/), 'LOT 7');
  const collaboration = aCollaboration({ version: 8 });
  api.answer(getCollaboration, { collaboration });
  api.answer(commitToCollaboration, { collaboration });
  api.answer(actOnUgcPayment, { payment: extension });
  await userEvent.click(dialog.getByRole('button', { name: 'Noter comme payés' }));
  expect(await screen.findByText('Paiements : 2 faits')).toBeDefined();
  const paid = { action: 'mark_paid', paidOn: parisDay(), reference: 'LOT 7' };
  expect(api.calls(commitToCollaboration).map(({ body }) => body)).toEqual([{ ...paid, version: 8 }]);
  expect(api.calls(actOnUgcPayment).map(({ body }) => body)).toEqual([{ ...paid, version: 1 }]);
});

test('a card that is moved takes the act that leads there, or says what would', async () => {
  const offered = aCollaboration({ status: 'offered', allowed: ['withdraw_offer', 'remind'] });
  const applied = aCollaboration({ id: 'clb_2', creatorName: 'Noé Petit', allowed: ['offer', 'reject'] });
  listed([offered, applied]);
  show('createurs');
  const column = within(await screen.findByRole('region', { name: 'Offre envoyée' }));
  column.getByRole('link', { name: 'Léa Martin' }).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText('Léa Martin reste dans « Offre envoyée »')).toBeDefined();
  expect(screen.getByText(/^La production commence quand le créateur accepte/)).toBeDefined();
  api.answer(commitToCollaboration, { collaboration: { ...offered, status: 'shortlisted', version: 2 } });
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await waitFor(() => expect(api.calls(commitToCollaboration)).toHaveLength(1));
  expect(api.calls(commitToCollaboration)[0]?.body).toEqual({ action: 'withdraw_offer', version: 1 });
  // What asks something more is asked in the drawer.
  api.answer(getCollaboration, { collaboration: applied });
  api.answer(getCollaborationTimeline, { items: [], nextCursor: null });
  api.answer(listCollaborationMessages, { items: [], nextCursor: null });
  screen.getByRole('link', { name: 'Noé Petit' }).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const drawer = within(await screen.findByRole('dialog', { name: 'Noé Petit' }));
  expect(await drawer.findByRole('form', { name: 'Faire une offre' })).toBeDefined();
  expect(address()).toContain('acte=offer');
});
