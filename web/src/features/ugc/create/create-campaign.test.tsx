import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { workspacePermissions } from '../../../../../shared/kernel/permissions.ts';
import { listUgcBrands } from '../../../../../shared/ugc/brand.contract.ts';
import * as contract from '../../../../../shared/ugc/campaign.contract.ts';
import { sumProblem } from '../../../lib/sum-text.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aUgcBrand, aUgcCampaign } from '../../../testing/ugc.ts';
import { CreateCampaignPage } from './create-campaign-page.tsx';

let api = fakeApi();

beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: [...workspacePermissions] }) });
  api.answer(listUgcBrands, { items: [aUgcBrand()], nextCursor: null, total: 1 });
});

const show = (at: string) => renderPage(<CreateCampaignPage />, at);

test('what was typed of a brief stays when one leaves, and what is no number is refused where it stands', async () => {
  const left = show('/ugc/campaigns/create');
  await userEvent.selectOptions(await screen.findByLabelText(/^Annonceur/), 'Atelier Fontaine');
  await userEvent.type(screen.getByLabelText(/^Nom de la campagne/), 'Sérum');
  left.unmount();
  const again = show('/ugc/campaigns/create');
  expect(await screen.findByDisplayValue('Sérum')).toBeDefined();
  expect(screen.getByText('Ce que vous aviez commencé est repris.')).toBeDefined();
  api.answer(contract.createUgcCampaign, { campaign: aUgcCampaign() });
  api.answer(contract.getUgcCampaign, { campaign: aUgcCampaign() });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
  await screen.findByRole('heading', { name: 'Produit et livrables' });
  expect(sessionStorage.getItem('ugcBrief')).toBeNull();
  const value = screen.getByLabelText(/^Valeur de ce que le créateur garde/);
  await userEvent.clear(value);
  await userEvent.type(value, '3O,90');
  await userEvent.click(screen.getByRole('link', { name: /Droits$/ }));
  expect(await screen.findByText(sumProblem)).toBeDefined();
  expect(api.calls(contract.updateUgcCampaign)).toEqual([]);
  await userEvent.clear(value);
  await userEvent.type(value, '30,90');
  api.answer(contract.updateUgcCampaign, { campaign: aUgcCampaign({ version: 2 }) });
  await userEvent.click(screen.getByRole('link', { name: /Droits$/ }));
  await screen.findByRole('heading', { name: 'Droits' });
  expect(api.calls(contract.updateUgcCampaign)[0]?.body).toMatchObject({ product: { value: 30.9 } });
  again.unmount();
  show('/ugc/campaigns/create');
  expect(await screen.findByLabelText(/^Nom de la campagne/)).toHaveProperty('value', '');
});
