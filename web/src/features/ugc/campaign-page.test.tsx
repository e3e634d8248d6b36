import { Notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { workspacePermissions } from '../../../../shared/kernel/permissions.ts';
import { getUgcCampaign } from '../../../../shared/ugc/campaign.contract.ts';
import { listCollaborations } from '../../../../shared/ugc/collaboration.contract.ts';
import type { Collaboration } from '../../../../shared/ugc/collaboration.ts';
import { listUgcDeliverables } from '../../../../shared/ugc/deliverable.contract.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aCollaboration, aDeliverable, aUgcCampaign } from '../../testing/ugc.ts';
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
