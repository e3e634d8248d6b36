import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { workspacePermissions } from '../../../../../shared/kernel/permissions.ts';
import { listUgcBrands } from '../../../../../shared/ugc/brand.contract.ts';
import { listCollaborations } from '../../../../../shared/ugc/collaboration.contract.ts';
import { listUgcRights, updateUgcRight } from '../../../../../shared/ugc/right.contract.ts';
import { aCampaign, foundCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aUgcBrand, aUgcRight } from '../../../testing/ugc.ts';
import { UgcCampaignsPage } from '../campaigns/ugc-campaigns-page.tsx';

let api = fakeApi();
const listed = <T,>(items: T[]) => ({ items, nextCursor: null, total: items.length });

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: [...workspacePermissions] }) });
  api.answer(listUgcBrands, listed([aUgcBrand()]));
});

const show = (at: string) => renderPage(<UgcCampaignsPage />, at);
const address = () => screen.getByTestId('address').textContent;

test('a content that campaigns still show without a right comes first in what waits, and has a filter of its own', async () => {
  const campaigns = [{ id: 'cmp_1', name: 'Ventes, catalogue', currency: 'EUR', spent: 41 }];
  const over = {
    title: 'Film de l’agence',
    startsOn: '2026-05-11',
    endsOn: '2026-11-10',
    status: 'expired' as const,
    daysLeft: -10,
  };
  const named = aUgcRight({ ...over, stillShown: { since: '2026-11-10', campaigns } });
  const unnamed = aUgcRight({ ...over, id: 'drt_2', stillShown: { since: '2026-11-10', campaigns: [] } });
  api.answer(listUgcRights, { ...listed([named, unnamed]), facets: { status: [] }, stillShown: 2 });
  api.answer(listCollaborations, { ...listed([]), facets: { status: [] } });
  const { unmount } = show('/ugc/campaigns?onglet=a-faire');
  const gone = within(await screen.findByRole('list', { name: 'Contenus à retirer' }));
  expect(gone.getByRole('link', { name: 'Ventes, catalogue' }).getAttribute('href')).toBe('/campaigns?campagne=cmp_1');
  expect(gone.getByText(/41\s€ dépensés depuis le 10 nov/)).toBeDefined();
  expect(gone.getByText(/une campagne à laquelle il est lié dépense/)).toBeDefined();
  expect(api.calls(listUgcRights)[0]?.url.searchParams.get('stillShown')).toBe('true');
  unmount();
  show('/ugc/campaigns?onglet=droits');
  await userEvent.selectOptions(await screen.findByLabelText('État des droits'), 'Encore diffusés sans droits (2)');
  expect(address()).toBe('/ugc/campaigns?onglet=droits&droits=encore-diffuses');
  expect(api.calls(listUgcRights).at(-1)?.url.searchParams.get('stillShown')).toBe('true');
  api.answer(listCampaigns, foundCampaigns([aCampaign('1', { name: 'Ventes, catalogue' })]));
  await userEvent.click(screen.getAllByRole('button', { name: 'Usages et notes' })[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog', { name: 'Film de l’agence' }));
  await userEvent.click(await drawer.findByRole('combobox', { name: 'Campagne qui le diffuse' }));
  await userEvent.click(await drawer.findByRole('option', { name: 'Ventes, catalogue' }));
  api.answer(updateUgcRight, { right: named });
  await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(api.calls(updateUgcRight)).toHaveLength(1), { timeout: 5_000 });
  expect(api.calls(updateUgcRight)[0]?.body).toEqual({ linkedCampaignId: 'cam_1', version: 1 });
});
