import { Notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { workspacePermissions } from '../../../../shared/kernel/permissions.ts';
import * as brands from '../../../../shared/ugc/brand.contract.ts';
import * as contract from '../../../../shared/ugc/campaign.contract.ts';
import type { UgcCampaign } from '../../../../shared/ugc/campaign.ts';
import {
  actOnCollaboration,
  commitToCollaboration,
  getCollaboration,
  listCollaborations,
} from '../../../../shared/ugc/collaboration.contract.ts';
import { getCollaborationTimeline, listCollaborationMessages } from '../../../../shared/ugc/message.contract.ts';
import { actOnUgcPayment, listUgcPayments, orderUgcTransfer } from '../../../../shared/ugc/payment.contract.ts';
import { actOnUgcRight, createUgcRight, listUgcRights } from '../../../../shared/ugc/right.contract.ts';
import { getUgcStats } from '../../../../shared/ugc/stats.contract.ts';
import { sumProblem } from '../../lib/sum-text.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aCollaboration, aUgcBrand, aUgcCampaign, aUgcPayment, aUgcRight } from '../../testing/ugc.ts';
import { NewUgcCampaignPage, UgcCampaignsPage } from './campaigns/ugc-campaigns-page.tsx';

let api = fakeApi();
const listed = <T,>(items: T[]) => ({ items, nextCursor: null, total: items.length });

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: [...workspacePermissions] }) });
  api.answer(brands.listUgcBrands, listed([aUgcBrand()]));
});

const show = (at = '/ugc/campaigns') =>
  renderPage(
    <>
      {at.startsWith('/ugc/campaigns/create') ? <NewUgcCampaignPage /> : <UgcCampaignsPage />}
      <Notifications />
    </>,
    at,
  );
const address = () => screen.getByTestId('address').textContent;

test('campaigns say where they stand, and filters are in the address', async () => {
  const counts = { ...aUgcCampaign().counts, applied: 3, engaged: 1 };
  const campaign = aUgcCampaign({ status: 'open', counts, budget: 900, applicationsCloseOn: '2026-12-10' });
  api.answer(contract.listUgcCampaigns, listed([campaign]));
  show();
  const list = within(await screen.findByRole('list', { name: 'Les campagnes UGC' }));
  expect(list.getByRole('link', { name: 'Sérum d’été' }).getAttribute('href')).toBe('/ugc/campaigns?campagne=ugc_1');
  expect(list.getByText(/^3 candidatures · 1 en production$/)).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Statut'), 'Ouverte');
  expect(address()).toBe('/ugc/campaigns?statut=open');
  expect(api.calls(contract.listUgcCampaigns).at(-1)?.url.searchParams.get('status')).toBe('open');
});

test('without a campaign, the page says what one is for', async () => {
  api.answer(contract.listUgcCampaigns, listed([]));
  show();
  const begin = await screen.findByRole('link', { name: 'Écrire un premier brief' });
  expect(begin.getAttribute('href')).toBe('/ugc/campaigns/create');
});

test('an advertiser is completed in its drawer, its SIREN checked as it is typed', async () => {
  const brand = aUgcBrand({ siren: null, complete: false });
  api.answer(brands.listUgcBrands, listed([brand]));
  show('/ugc/campaigns?onglet=annonceurs');
  expect(await screen.findByText(/Pour publier : donnez le siren/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Atelier Fontaine' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Atelier Fontaine' }));
  const field = drawer.getByLabelText('SIREN');
  await userEvent.type(field, '732829321');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, '{Backspace}0');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.selectOptions(drawer.getByLabelText('Secteur'), 'Produits contenant de la nicotine');
  expect(drawer.getByText(/loi du 9 juin 2023/)).toBeDefined();
  api.answer(brands.updateUgcBrand, { brand: aUgcBrand({ version: 3 }) });
  await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('Modifications enregistrées');
  const [sent] = api.calls(brands.updateUgcBrand);
  expect(sent?.body).toEqual({ siren: '732829320', sector: 'nicotine', version: 2 });
});

test('a brief is saved step by step, and says what it lacks before it is published', async () => {
  const { rights } = aUgcCampaign();
  const draft = aUgcCampaign({ objective: 'Lancement', rights: { ...rights, territories: ['FR'] } });
  api.answer(contract.createUgcCampaign, { campaign: draft });
  show('/ugc/campaigns/create');
  await userEvent.selectOptions(await screen.findByLabelText(/^Annonceur/), 'Atelier Fontaine');
  await userEvent.type(screen.getByLabelText(/^Nom de la campagne/), 'Sérum d’été');
  api.answer(contract.getUgcCampaign, { campaign: draft });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
  await screen.findByRole('heading', { name: 'Produit et livrables' });
  expect(address()).toBe('/ugc/campaigns/create?campagne=ugc_1&etape=produit');
  expect(api.calls(contract.createUgcCampaign)[0]?.body).toMatchObject({ brandId: 'cli_1', name: 'Sérum d’été' });

  await userEvent.click(screen.getByRole('button', { name: /^Ajouter.*Vidéo de 30/ }));
  api.answer(contract.updateUgcCampaign, { campaign: { ...draft, version: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
  await screen.findByRole('heading', { name: 'Brief' });
  const [sent] = api.calls(contract.updateUgcCampaign);
  expect(sent?.body).toMatchObject({
    version: 1,
    deliverables: [{ type: 'video', durationSeconds: 30, subtitles: true }],
  });

  await userEvent.click(screen.getByRole('link', { name: /Droits$/ }));
  await userEvent.click(await screen.findByLabelText('Publicité sur les réseaux sociaux'));
  expect(
    screen.getByText(/^Vous pourrez diffuser ces contenus en publicité .*, en France, pendant 6 mois/),
  ).toBeDefined();
  // A step that is left by the way takes along what was said, over what others changed elsewhere; not over the same.
  const theirs = { ...draft, version: 3, rights: { ...draft.rights, months: 12 } };
  api.refuse(contract.updateUgcCampaign, 'conflict');
  api.answer(contract.getUgcCampaign, { campaign: theirs });
  await userEvent.click(screen.getByRole('link', { name: /Relecture$/ }));
  expect(await screen.findByRole('button', { name: 'Reprendre la version enregistrée entre-temps' })).toBeDefined();
  expect(screen.getByLabelText('Publicité sur les réseaux sociaux')).toHaveProperty('checked', true);
  api.answer(contract.updateUgcCampaign, { campaign: { ...theirs, version: 4 } });
  await userEvent.click(screen.getByRole('link', { name: /Relecture$/ }));
  const lacking = await screen.findByRole('link', { name: 'Nommez le produit' });
  expect(lacking.getAttribute('href')).toBe('/ugc/campaigns/create?campagne=ugc_1&etape=produit');
  expect(screen.getByRole('button', { name: 'Publier' })).toHaveProperty('disabled', true);
  expect(api.calls(contract.updateUgcCampaign).map(({ body }) => body)).toMatchObject([
    { version: 1 },
    { version: 2, rights: { supports: ['paid_social'] } },
    { version: 3, rights: { supports: ['paid_social'] } },
  ]);
});

test('once an offer was made, a brief says what of it still changes', async () => {
  const { delays } = aUgcCampaign();
  api.answer(contract.getUgcCampaign, { campaign: aUgcCampaign({ status: 'open', frozen: true, delays }) });
  show('/ugc/campaigns/create?campagne=ugc_1&etape=createurs');
  expect(await screen.findByText(/^Une offre a été faite/)).toBeDefined();
  expect(screen.getByLabelText(/^Paiement sous/)).toHaveProperty('disabled', true);
  const wanted = screen.getByLabelText(/^Créateurs voulus/);
  expect(wanted).toHaveProperty('disabled', false);
  await userEvent.clear(wanted);
  await userEvent.type(wanted, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
  expect(await screen.findByText('Minimum : 1')).toBeDefined();
});

test('a campaign shows its public link, and is closed from its page', async () => {
  const open: UgcCampaign = aUgcCampaign({
    status: 'open',
    publicUrl: 'https://reclame.example/creation/appel/x',
    budget: 900,
    money: { committed: 250, paid: 0, left: 650 },
  });
  api.answer(contract.getUgcCampaign, { campaign: open });
  api.answer(listCollaborations, { ...listed([]), facets: { status: [] } });
  show('/ugc/campaigns?campagne=ugc_1');
  expect(await screen.findByDisplayValue('https://reclame.example/creation/appel/x')).toBeDefined();
  expect(screen.getByText('650 €')).toBeDefined();
  api.answer(contract.actOnUgcCampaign, { campaign: { ...open, status: 'closed', publicUrl: null, version: 2 } });
  api.answer(contract.listUgcCampaigns, listed([]));
  await userEvent.click(screen.getByRole('button', { name: 'Clore les candidatures' }));
  expect(await screen.findByRole('button', { name: 'Rouvrir les candidatures' })).toBeDefined();
  expect(api.calls(contract.actOnUgcCampaign)[0]?.body).toEqual({ action: 'close_applications', version: 1 });
});

test('creators stand stage by stage, and the drawer of one leads with the next act', async () => {
  const open = aUgcCampaign({ status: 'open' });
  const collaboration = aCollaboration();
  api.answer(contract.getUgcCampaign, { campaign: open });
  api.answer(listCollaborations, { ...listed([collaboration]), facets: { status: [] } });
  api.answer(getCollaboration, { collaboration });
  api.answer(getCollaborationTimeline, { items: [], nextCursor: null });
  api.answer(listCollaborationMessages, { items: [], nextCursor: null });
  show('/ugc/campaigns?campagne=ugc_1');
  const column = within(await screen.findByRole('region', { name: 'Candidats' }));
  expect(column.getByText(/^À vous : lire la candidature/)).toBeDefined();
  await userEvent.click(column.getByRole('link', { name: 'Léa Martin' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Léa Martin' }));
  expect(address()).toContain('collaboration=clb_1');
  await userEvent.click(await drawer.findByRole('button', { name: 'Faire une offre' }));
  const fee = await drawer.findByLabelText(/^Rémunération/);
  expect(fee).toHaveProperty('value', '180');
  api.answer(commitToCollaboration, { collaboration: { ...collaboration, status: 'offered', version: 2 } });
  await userEvent.click(drawer.getAllByRole('button', { name: 'Faire une offre' })[1] as HTMLElement);
  await waitFor(() => expect(api.calls(commitToCollaboration)).toHaveLength(1), { timeout: 10_000 });
  expect(api.calls(commitToCollaboration)[0]?.body).toEqual({ action: 'offer', fee: 180, version: 1 });
});

test('a dispute is opened, answered and settled from the drawer; what was handed in is decided where it is watched', async () => {
  const deliverables = [{ id: 'liv_1', type: 'video', label: 'Vidéo de 30 s', status: 'submitted' } as const];
  const allowed = ['approve', 'request_changes', 'open_dispute'];
  const submitted = aCollaboration({ status: 'submitted', deliverables, allowed });
  api.answer(listCollaborations, { ...listed([submitted]), facets: { status: [] } });
  api.answer(contract.listUgcCampaigns, listed([]));
  api.answer(getCollaboration, { collaboration: submitted });
  api.answer(getCollaborationTimeline, { items: [], nextCursor: null });
  api.answer(listCollaborationMessages, { items: [], nextCursor: null });
  show('/ugc/campaigns?collaboration=clb_1');
  const drawer = within(await screen.findByRole('dialog', { name: 'Léa Martin' }));
  const watch = await drawer.findByRole('link', { name: /^Relire pour valider/ });
  expect(watch.getAttribute('href')).toBe('/ugc/campaigns?livrable=liv_1');
  expect(drawer.queryByRole('button', { name: 'Valider' })).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: 'Ouvrir un litige' }));
  const opening = within(await drawer.findByRole('form', { name: 'Ouvrir un litige' }));
  await userEvent.selectOptions(opening.getByLabelText(/^À propos de/), 'Qualité');
  await userEvent.type(opening.getByLabelText(/^Ce qui s’est passé/), 'Flou');
  const at = '2026-11-20T08:00:00Z';
  const settlement = { by: 'creator', kind: 'pay_part', amount: 90, text: 'Moitié prix', at } as const;
  const disputed = aCollaboration({
    ...{ status: 'submitted', deliverables, version: 2, allowed: ['accept_settlement', 'propose_settlement'] },
    dispute: { by: 'brand', reason: 'quality', text: 'Flou', openedAt: at, settlement },
  });
  api.answer(actOnCollaboration, { collaboration: disputed });
  api.answer(getCollaboration, { collaboration: disputed });
  await userEvent.click(opening.getByRole('button', { name: 'Ouvrir un litige' }));
  await drawer.findByText(/^Proposé par Léa Martin : 90 € HT sont payés/);
  expect(api.calls(actOnCollaboration)[0]?.body).toEqual({
    ...{ action: 'open_dispute', reason: 'quality', text: 'Flou', version: 1 },
  });
  await userEvent.click(drawer.getByRole('button', { name: 'Accepter l’arrangement' }));
  const accepting = within(await drawer.findByRole('form', { name: 'Accepter l’arrangement' }));
  expect(accepting.getByText(/^En acceptant : 90 € HT sont payés/)).toBeDefined();
  api.answer(commitToCollaboration, { collaboration: disputed });
  await userEvent.click(accepting.getByRole('button', { name: 'Accepter l’arrangement' }));
  await waitFor(() => expect(api.calls(commitToCollaboration)).toHaveLength(1));
  expect(api.calls(commitToCollaboration)[0]?.body).toEqual({ action: 'accept_settlement', version: 2 });
});

test('a right that still runs is given up with a reason, by who may commit', async () => {
  const right = aUgcRight();
  api.answer(listUgcRights, { ...listed([right]), facets: { status: [] }, stillShown: 0 });
  show('/ugc/campaigns?onglet=droits');
  await userEvent.click(await screen.findByRole('button', { name: 'Résilier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Résilier ces droits' }));
  await userEvent.type(dialog.getByLabelText(/^Raison/), 'Produit retiré de la vente');
  api.answer(actOnUgcRight, { right: { ...right, status: 'terminated', version: 2 } });
  await userEvent.click(dialog.getByRole('button', { name: 'Résilier' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(actOnUgcRight)[0]?.body).toEqual({
    ...{ action: 'terminate', reason: 'Produit retiré de la vente', version: 1 },
  });
});

test('a right is extended by months and a fee, and what its extension owes is noted as paid', async () => {
  const right = aUgcRight();
  api.answer(listUgcRights, { ...listed([right]), facets: { status: [] }, stillShown: 0 });
  show('/ugc/campaigns?onglet=droits');
  await userEvent.click(await screen.findByRole('button', { name: 'Prolonger' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prolonger ces droits' }));
  expect(dialog.getByText(/^Du 21 mai 2027 au 20 août 2027 inclus/)).toBeDefined();
  await userEvent.clear(dialog.getByLabelText(/^Durée/));
  await userEvent.type(dialog.getByLabelText(/^Durée/), '6');
  // What is no sum is not taken for nothing.
  await userEvent.type(dialog.getByLabelText(/^Montant/), '9O,50');
  await userEvent.click(dialog.getByRole('button', { name: 'Proposer' }));
  expect(await dialog.findByText(sumProblem)).toBeDefined();
  expect(api.calls(actOnUgcRight)).toEqual([]);
  await userEvent.clear(dialog.getByLabelText(/^Montant/));
  await userEvent.type(dialog.getByLabelText(/^Montant/), '90,50');
  const extension = {
    ...{ months: 6, fee: 90.5, status: 'proposed' as const, startsOn: '2027-05-21', endsOn: '2027-11-20' },
    ...{ expiresOn: '2026-12-05', proposedAt: right.createdAt },
  };
  api.answer(actOnUgcRight, { right: { ...right, extension, version: 2 } });
  api.answer(listUgcRights, {
    ...listed([{ ...right, extension, version: 2 }]),
    facets: { status: [] },
    stillShown: 0,
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Proposer' }));
  await screen.findByText(/^Prolongation proposée\s: 6\smois/);
  expect(api.calls(actOnUgcRight)[0]?.body).toEqual({
    ...{ action: 'propose_extension', months: 6, fee: 90.5, version: 1 },
  });
  const due = aUgcPayment({ kind: 'extension', rightId: right.id });
  api.answer(listUgcPayments, { ...listed([due]), totals: { due: 180, ordered: 0, paid: 0, late: 0 } });
  show('/ugc/campaigns?onglet=paiements');
  await userEvent.click(await screen.findByRole('button', { name: 'Noter le paiement' }));
  const paying = within(await screen.findByRole('dialog', { name: 'Prolongation payée' }));
  await userEvent.type(paying.getByLabelText(/^Référence/), 'VIR 7');
  api.answer(actOnUgcPayment, { payment: { ...due, status: 'paid' } });
  await userEvent.click(paying.getByRole('button', { name: 'Noter le paiement' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(actOnUgcPayment)[0]?.body).toMatchObject({ action: 'mark_paid', reference: 'VIR 7', version: 1 });
});

test('a right bought elsewhere is noted with where it is shown, and a code is read by who asks', async () => {
  const whitelisting = { network: 'tiktok', codeHint: '4567', codeExpiresOn: '2027-01-20' };
  api.answer(listUgcRights, { ...listed([aUgcRight({ whitelisting })]), facets: { status: [] }, stillShown: 0 });
  show('/ugc/campaigns?onglet=droits');
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter un droit acheté ailleurs' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Droits achetés ailleurs' }));
  await userEvent.type(drawer.getByLabelText(/^Titre/), 'Film');
  await drawer.findByRole('option', { name: aUgcBrand().name });
  await userEvent.selectOptions(drawer.getByLabelText(/^Annonceur/), aUgcBrand().id);
  await userEvent.type(drawer.getByLabelText(/^Créateur/), 'Studio');
  await userEvent.type(drawer.getByLabelText(/^Premier jour/), '2026-11-01');
  await userEvent.type(drawer.getByLabelText(/^Dernier jour/), '2027-01-31');
  await userEvent.type(drawer.getByLabelText(/^Où il est diffusé/), 'https://rosee.example');
  await userEvent.type(drawer.getByLabelText(/^Montant/), 'offert');
  await userEvent.click(drawer.getByRole('button', { name: 'Ajouter ces droits' }));
  expect(await drawer.findByText(sumProblem)).toBeDefined();
  await userEvent.clear(drawer.getByLabelText(/^Montant/));
  api.answer(createUgcRight, { right: aUgcRight() });
  await userEvent.click(drawer.getByRole('button', { name: 'Ajouter ces droits' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(createUgcRight)[0]?.body).toMatchObject({
    ...{ title: 'Film', brandId: aUgcBrand().id, creatorName: 'Studio', startsOn: '2026-11-01', endsOn: '2027-01-31' },
    ...{ supports: ['paid_social'], territories: ['FR'], fee: 0 },
    uses: [{ label: 'https://rosee.example', url: 'https://rosee.example' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Code de diffusion' }));
  api.answer(actOnUgcRight, { right: aUgcRight({ whitelisting }), code: 'spark-1234567' });
  await userEvent.click(await screen.findByRole('button', { name: 'Afficher le code' }));
  await screen.findByText('spark-1234567');
});

test('what is due is chosen for a file of transfers, of which the account is checked before it is asked for', async () => {
  const payments = [
    aUgcPayment(),
    aUgcPayment({ id: 'due_2', creatorName: 'Inès Roy', status: 'paid' }),
    aUgcPayment({ id: 'due_3', creatorName: 'Noé Petit', status: 'ordered' }),
  ];
  api.answer(listUgcPayments, { ...listed(payments), totals: { due: 180, ordered: 180, paid: 180, late: 0 } });
  show('/ugc/campaigns?onglet=paiements');
  await userEvent.click(await screen.findByLabelText('Choisir le paiement de Léa Martin'));
  await userEvent.click(screen.getByLabelText('Choisir le paiement de Noé Petit'));
  expect(screen.queryByLabelText('Choisir le paiement de Inès Roy')).toBeNull();
  expect(screen.getByText(/Réclame ne détient pas vos fonds/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Exporter' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Fichier de virement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fichier de virement' }));
  expect(dialog.getByText(/^Un de ces paiements était déjà dans un fichier/)).toBeDefined();
  await userEvent.type(dialog.getByLabelText(/^Titulaire/), 'Atelier Fontaine');
  await userEvent.type(dialog.getByLabelText(/^IBAN/), 'FR1420041010050500013M02607');
  await userEvent.click(dialog.getByRole('button', { name: 'Télécharger le fichier' }));
  expect(await dialog.findByText(/^Cet IBAN n’est pas valide/)).toBeDefined();
  expect(api.calls(orderUgcTransfer)).toHaveLength(0);
  await userEvent.type(dialog.getByLabelText(/^IBAN/), '{Backspace}6');
  api.refuse(orderUgcTransfer, 'iban_missing');
  await userEvent.click(dialog.getByRole('button', { name: 'Télécharger le fichier' }));
  expect(await dialog.findByText(/IBAN d’un créateur/)).toBeDefined();
  expect(api.calls(orderUgcTransfer)[0]?.body).toMatchObject({
    ids: ['due_1', 'due_3'],
    debtor: { name: 'Atelier Fontaine', iban: 'FR1420041010050500013M02606' },
  });
});

test('results are of days and of an advertiser, and say where there are too few to tell', async () => {
  const figures = { approved: 3, deliverables: 4, costPerDeliverable: 175, medianDaysToApproved: 20 };
  const creator = { creatorId: 'crt_1', creatorName: 'Léa Morin', spend: 360 };
  const few = { costPerDeliverable: null, medianDaysToApproved: null, onTimeRate: null, revisionRate: null };
  api.answer(getUgcStats, {
    ...{ from: '2025-11-29', to: '2026-11-28', spend: 600, ...figures, onTimeRate: 2 / 3, revisionRate: null },
    costPerWinningAd: 233.34,
    byCreator: [{ ...creator, approved: 1, deliverables: 1, ...few, measured: null }],
    ads: null,
    ...{ byStatus: [], rightsExpiring30d: 1 },
  });
  show('/ugc/campaigns?onglet=resultats');
  const results = within(await screen.findByRole('region', { name: 'Résultats' }));
  const figure = async (name: string) => (await results.findByText(name)).parentElement?.textContent;
  expect(await figure('Payé, HT')).toContain('600\u00a0€');
  expect(await figure('De l’accord à la validation')).toContain('20\u00a0jours');
  expect(await figure('Remis à l’heure')).toMatch(/67\s%/);
  expect(await figure('Coût d’une publicité gagnante, HT')).toMatch(/233,34\s€/);
  expect(await figure('Avec retouches')).toContain('données insuffisantes');
  expect(results.getByRole('link', { name: 'Léa Morin' }).getAttribute('href')).toBe('/ugc/creators/crt_1');
  await userEvent.selectOptions(results.getByLabelText('Annonceur'), 'Atelier Fontaine');
  await userEvent.selectOptions(results.getByLabelText('Période'), 'L’année dernière');
  expect(address()).toMatch(/annonceur=.+periode=annee-passee/);
  const asked = api.calls(getUgcStats).at(-1)?.url.searchParams;
  expect([asked?.get('brandId'), asked?.get('from')?.slice(4)]).toEqual([aUgcBrand().id, '-01-01']);
  api.answer(getUgcStats, {
    ...{ from: '2025-01-01', to: '2025-12-31', spend: 0, approved: 0, deliverables: 0, ...few },
    ...{ byCreator: [], byStatus: [], rightsExpiring30d: 0, costPerWinningAd: null, ads: [] },
  });
  await userEvent.selectOptions(results.getByLabelText('Période'), '90 derniers jours');
  expect(await results.findByText('Rien de validé ni de payé ces jours-là')).toBeDefined();
});
