import { Notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { workspacePermissions } from '../../../../../shared/kernel/permissions.ts';
import { listUgcCampaigns } from '../../../../../shared/ugc/campaign.contract.ts';
import * as contract from '../../../../../shared/ugc/creator.contract.ts';
import { createUgcReport } from '../../../../../shared/ugc/report.contract.ts';
import { getUgcStats } from '../../../../../shared/ugc/stats.contract.ts';
import { aCreator, foundCreators } from '../../../testing/creators.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aFilmAd, aPaidCreator, someUgcStats } from '../../../testing/ugc.ts';
import { CreatorPage } from '../creator/creator-page.tsx';
import { MarketplacePage } from './marketplace-page.tsx';

let api = fakeApi();

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: [...workspacePermissions] }) });
  api.answer(listUgcCampaigns, { items: [], nextCursor: null, total: 0 });
  api.answer(getUgcStats, someUgcStats());
});

const show = (at = '/ugc/marketplace') =>
  renderPage(
    <>
      <Routes>
        <Route path="/ugc/marketplace" element={<MarketplacePage />} />
        <Route path="/ugc/creators/:id" element={<CreatorPage />} />
      </Routes>
      <Notifications />
    </>,
    at,
  );
const address = () => screen.getByTestId('address').textContent;
const asked = () => api.calls(contract.listCreators).at(-1)?.url.searchParams;

test('creators are cards, narrowed by facets that the address keeps, compared and kept as favourites', async () => {
  const lea = aCreator({
    match: { score: 82, details: [{ rule: 'niche', label: 'Parle de beauté', points: 25, of: 25 }] },
  });
  const hugo = aCreator({ id: 'crt_2', displayName: 'Hugo Sainrapt', rates: [{ deliverable: 'video', price: 240 }] });
  api.answer(contract.listCreators, foundCreators([lea, hugo]));
  show('/ugc/marketplace?gender=female');
  const list = within(await screen.findByRole('list', { name: 'Les créateurs' }));
  expect(list.getByText(/^dès 60\s€$/)).toBeDefined();
  expect(list.getAllByText(/^4,6 \(8\savis\)$/)).toHaveLength(2);
  await userEvent.click(list.getByRole('button', { name: /^82 sur 100/ }));
  expect(await screen.findByText('Parle de beauté')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Beauté' }));
  expect(asked()?.getAll('niche')).toEqual(['beauty']);
  await userEvent.click(screen.getByRole('button', { name: /^Femme/ }));
  expect(address()).toBe('/ugc/marketplace?niche=beauty');
  const relation = { ...lea.relation, favorite: true, version: 1 };
  api.answer(contract.updateCreator, { creator: { ...lea, relation } });
  await userEvent.click(list.getByRole('button', { name: 'Mettre Léa Brisquet en favori' }));
  expect(await screen.findByText('Léa Brisquet est en favori')).toBeDefined();
  expect(api.calls(contract.updateCreator)[0]?.body).toEqual({ favorite: true, version: 0 });
  await userEvent.click(list.getByRole('checkbox', { name: 'Comparer Léa Brisquet' }));
  await userEvent.click(list.getByRole('checkbox', { name: 'Comparer Hugo Sainrapt' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Comparer' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Comparer' }));
  expect(sheet.getByRole('cell', { name: /^180\s€ ✓$/ })).toBeDefined();
});

test('nothing found offers the nearest way out; an own pool that is empty says what a creator gets', async () => {
  api.answer(contract.listCreators, foundCreators([]));
  const first = show('/ugc/marketplace?q=zzz&niche=auto');
  await userEvent.click(await screen.findByRole('button', { name: /Retirer «\sAuto/ }));
  expect(address()).toBe('/ugc/marketplace?q=zzz');
  first.unmount();
  show('/ugc/marketplace?onglet=mes-createurs');
  expect(await screen.findByText(/Un créateur reçoit un lien, pas un compte/)).toBeDefined();
  expect(asked()?.get('pool')).toBe('private');
});

test('the mail that leaves is shown before someone is added', async () => {
  api.answer(contract.listCreators, foundCreators([]));
  show('/ugc/marketplace?onglet=mes-createurs');
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter le premier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un créateur' }));
  await userEvent.type(dialog.getByLabelText(/^Nom/), 'Inès Vauclair');
  await userEvent.type(dialog.getByLabelText(/^E-mail/), 'ines@exemple.fr');
  await userEvent.type(dialog.getByLabelText(/^D’où vient/), 'un salon');
  expect(dialog.getByText(/source\s: «\sun salon\s»/)).toBeDefined();
  api.refuse(contract.createCreator, 'creator_exists');
  await userEvent.click(dialog.getByRole('button', { name: /^Ajouter et envoyer/ }));
  expect(await dialog.findByText('Ce créateur est déjà parmi les vôtres')).toBeDefined();
  api.answer(contract.createCreator, { creator: aCreator({ status: 'invited', pool: 'private' }) });
  await userEvent.click(dialog.getByRole('button', { name: /^Ajouter et envoyer/ }));
  expect(await screen.findByText('Inès Vauclair a reçu votre e-mail')).toBeDefined();
});

test('a creator’s page says what is measured, what is declared, and keeps what the workspace notes', async () => {
  const creator = aCreator({
    results: [{ sector: 'beauty', metric: 'hookRate', value: 0.34, impressions: 182_000, measuredOn: '2026-10-12' }],
  });
  api.answer(contract.getCreator, { creator });
  api.answer(contract.listCreators, foundCreators([creator]));
  const page = show('/ugc/creators/crt_1');
  expect(await screen.findByText(/^Hook 34\s%$/)).toBeDefined();
  expect(screen.getByText(/9 sur 10 livrés à l’heure/)).toBeDefined();
  expect(screen.getByText(/TikTok @lea.b/)).toBeDefined();
  const relation = { ...creator.relation, note: 'Rapide', version: 1 };
  api.answer(contract.updateCreator, { creator: { ...creator, relation } });
  await userEvent.type(screen.getByLabelText('Note'), 'Rapide');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(api.calls(contract.updateCreator)[0]?.body).toEqual({ note: 'Rapide', tags: [], version: 0 });
  api.answer(createUgcReport, { id: 'mod_1' });
  await userEvent.click(screen.getByRole('button', { name: 'Signaler' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Signaler Léa Brisquet' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Signaler' }));
  expect(api.calls(createUgcReport)).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: /Ce qui ne va pas/ }), 'Des gains garantis');
  await userEvent.click(dialog.getByRole('button', { name: 'Signaler' }));
  expect(await screen.findByText(/^Signalement mod_1 envoyé/)).toBeDefined();
  expect(api.calls(createUgcReport)[0]?.body).toEqual({ kind: 'creator', id: 'crt_1', text: 'Des gains garantis' });
  page.unmount();
  api.answer(contract.getCreator, {
    creator: aCreator({ stats: { ...creator.stats, collaborations: null, onTimeRate: null }, rates: [] }),
  });
  const other = show('/ugc/creators/crt_1');
  expect(await screen.findByText(/Moins de 3\scollaborations/)).toBeDefined();
  other.unmount();
  api.refuse(contract.getCreator, 'not_found');
  show('/ugc/creators/crt_9');
  expect(await screen.findByText(/Ce profil n’existe pas, ou plus/)).toBeDefined();
});

test('what the ads of a creator brought in the workspace is on their card and their page', async () => {
  const figures = {
    currency: 'EUR',
    spend: 900,
    impressions: 182_000,
    ctr: 0.021,
    hookRate: 0.34,
    cpa: null,
    roas: 2.5,
  };
  const measured = { ads: 3, ...figures };
  api.answer(contract.listCreators, foundCreators([aCreator()]));
  api.answer(getUgcStats, someUgcStats({ byCreator: [aPaidCreator({ measured })] }));
  const page = show();
  expect(await screen.findByText(/^Chez vous\s: accroche\s34,00\s% sur 180\sk impressions$/)).toBeDefined();
  page.unmount();
  api.answer(contract.getCreator, { creator: aCreator() });
  api.answer(getUgcStats, someUgcStats({ byCreator: [aPaidCreator({ measured })], ads: [aFilmAd()] }));
  const whole = show('/ugc/creators/crt_1');
  expect((await screen.findByText(/182\s000 impressions/)).textContent).toMatch(
    /CTR\s2,10\s% · ROAS\s2,50, sur 1\spublicité$/,
  );
  expect(api.calls(getUgcStats).at(-1)?.url.searchParams.get('creatorId')).toBe('crt_1');
  whole.unmount();
  api.answer(getUgcStats, someUgcStats({ byCreator: [aPaidCreator()], ads: [aFilmAd({ impressions: 300 })] }));
  show('/ugc/creators/crt_1');
  expect(await screen.findByText(/^Moins de 5\s000 impressions/)).toBeDefined();
});
