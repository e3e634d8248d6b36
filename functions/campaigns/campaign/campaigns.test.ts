import { afterEach, describe, expect, it, vi } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { newClientOf } from '../../clients/testing/clients.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { campaignUse } from '../core/campaign-book.entity.ts';
import { type CampaignBody, campaignRemovals, fetchCampaign, newCampaign, soldes } from '../testing/campaigns.ts';
import { DeletedCampaign } from './deleted-campaign.entity.ts';

afterEach(() => {
  vi.useRealTimers();
});

const starter = () => signedInUser({}, { plan: 'starter' });
const today = parisDay();
const create = (token: string, body: CampaignBody) =>
  call(campaigns.createCampaign, { token, body: { ...soldes, ...body } });
const change = (token: string, id: string, body: Record<string, unknown> & { version: number }) =>
  call(campaigns.updateCampaign, { token, params: { id }, body });
const bulk = (token: string, body: Parameters<typeof call<typeof campaigns.bulkCampaigns>>[1]['body']) =>
  call(campaigns.bulkCampaigns, { token, body });

describe('a campaign', () => {
  it('is made, read and changed with all that is said of it', async () => {
    const { token, user } = await signedInUser();
    const client = await newClientOf(token);
    const { data: made } = await call(boards.createBoard, { token, body: { name: 'Veille' } });
    const campaign = await newCampaign(token, {
      clientId: client.id,
      industry: 'furniture',
      currency: 'USD',
      timezone: 'America/New_York',
      budget: { type: 'daily', amount: 84.5 },
      startDate: '2027-01-06',
      endDate: '2027-02-02',
      marginRate: 0.4,
      targets: { roas: 3, cpa: 18 },
      conversionName: 'Achats',
      attribution: { clickDays: 7, viewDays: 1 },
      boardIds: [made.board.id],
      tags: ['soldes'],
      notes: 'Visuels validés\nle 4 janvier',
    });
    expect(campaign).toMatchObject({
      ...{ name: 'Soldes d’hiver', platform: 'meta', objective: 'sales', status: 'draft', currency: 'USD' },
      ...{ clientId: client.id, client: 'Maison Rivière', ownerId: user.userId, personaIds: [], adCount: 0 },
      ...{ budget: { type: 'daily', amount: 84.5 }, targets: { roas: 3, cpa: 18 }, boardIds: [made.board.id] },
      ...{ firstDay: null, lastDay: null, version: 1 },
    });
    expect(await fetchCampaign(token, campaign.id)).toEqual(campaign);
    const { data } = await change(token, campaign.id, { name: 'Soldes', notes: null, budget: null, version: 1 });
    const { updatedAt } = data.campaign;
    expect(data.campaign).toEqual({ ...campaign, name: 'Soldes', notes: null, budget: null, version: 2, updatedAt });
    expect((await change(token, campaign.id, { name: 'Encore', version: 1 })).status).toBe(409);
  });

  it('takes its client by name, and makes it where there is none', async () => {
    const { token } = await signedInUser();
    const { id } = await newClientOf(token, { name: 'Maison Rivière' });
    expect(await newCampaign(token, { client: 'MAISON riviere' })).toMatchObject({
      clientId: id,
      client: 'Maison Rivière',
    });
    const made = await newCampaign(token, { client: 'Atelier Zoé' });
    const { data } = await call(clients.getClient, { token, params: { id: made.clientId ?? '' } });
    expect(data.client).toMatchObject({ name: 'Atelier Zoé', counts: { campaigns: 1 } });
    expect((await create(token, { client: 'Atelier Zoé', clientId: id })).status).toBe(400);
  });

  it('names its client to who may read clients alone', async () => {
    const { token, workspace } = await signedInUser();
    const { id } = await newCampaign(token, { client: 'Atelier Zoé' });
    const other = await colleagueOf(workspace, { role: 'member', refusals: ['clients:read'] });
    const seen = await fetchCampaign(other.token, id);
    expect([seen.client, seen.clientId === null]).toEqual([null, false]);
    const [event] = await eventsOf(workspace);
    expect(event).toMatchObject({ type: 'campaign.created', data: { campaign: { ...seen, client: null } } });
  });

  it.each([
    ['an end before the beginning', { startDate: '2027-02-02', endDate: '2027-01-06' }, 'endDate'],
    ['active and over', { status: 'active', endDate: addDays(today, -1) }, 'endDate'],
    ['a time zone that is none', { timezone: 'Europe/Lutèce' }, 'timezone'],
    ['an offset for a time zone', { timezone: '+02:00' }, 'timezone'],
    ['a margin above the price', { marginRate: 1.2 }, 'marginRate'],
    ['a budget of a thousandth', { budget: { type: 'daily', amount: 1.001 } }, 'budget.amount'],
    ['a board of nobody', { boardIds: ['brd_unknown'] }, 'boardIds.0'],
    ['an ad of nobody', { adIds: ['ad_unknown'] }, 'adIds.0'],
    ['a client of nobody', { clientId: 'cli_unknown' }, 'clientId'],
    ['an owner who is no member', { ownerId: 'usr_unknown' }, 'ownerId'],
    ['a name without anything', { name: ' ' }, 'name'],
  ])('is refused with %s', async (_, body, path) => {
    const { token, user } = await signedInUser();
    const { status, error } = await create(token, body as CampaignBody);
    expect(status).toBe(400);
    expect(error?.details).toMatchObject([{ path }]);
    expect(await campaignUse(user.workspaceId)).toEqual({ count: 0, active: 0 });
  });

  it('of another workspace is not there', async () => {
    const { id } = await newCampaign((await signedInUser()).token);
    const { token } = await signedInUser();
    expect((await call(campaigns.getCampaign, { token, params: { id } })).status).toBe(404);
    expect((await change(token, id, { name: 'À moi', version: 1 })).status).toBe(404);
    expect((await call(campaigns.deleteCampaign, { token, params: { id } })).status).toBe(404);
    expect((await bulk(token, { ids: [id], action: 'archive' })).data.items).toMatchObject([{ ok: false }]);
  });
});

describe('active campaigns', () => {
  it('are as many as the plan allows, exactly, with twenty who want to be active at once', async () => {
    const { token, user } = await starter();
    const made = await Promise.all(Array.from({ length: 20 }, () => newCampaign(token)));
    const answers = await Promise.all(made.map(({ id }) => change(token, id, { status: 'active', version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(15).fill(402)]);
    expect(answers.find(({ status }) => status === 402)?.error?.details).toEqual([
      { path: 'limit', message: '5' },
      { path: 'use', message: '5' },
    ]);
    expect(await campaignUse(user.workspaceId)).toEqual({ count: 20, active: 5 });
  });

  it('beyond the plan are neither made nor restored, and leave no client behind', async () => {
    const { token, user } = await starter();
    const active = [];
    for (let number = 0; number < 5; number++) active.push(await newCampaign(token, { status: 'active' }));
    expect((await create(token, { status: 'active', client: 'Atelier Zoé' })).status).toBe(402);
    expect((await call(clients.listClients, { token, query: {} })).data.total).toBe(0);
    const params = { id: active[0]?.id ?? '' };
    await call(campaigns.deleteCampaign, { token, params });
    await newCampaign(token, { status: 'active' });
    expect((await call(campaigns.restoreCampaign, { token, params, body: {} })).status).toBe(402);
    expect(await campaignUse(user.workspaceId)).toEqual({ count: 5, active: 5 });
  });

  it('stay active when the trial ends above the limit; only a new one is refused', async () => {
    const { token, user } = await signedInUser({}, { trialEndsAt: addDays(today, 3) });
    for (let number = 0; number < 6; number++) await newCampaign(token, { status: 'active' });
    const { workspaceId } = user;
    await Workspace.patch({ workspaceId }).set({ plan: 'starter' }).remove(['trialEndsAt']).go();
    expect(await campaignUse(workspaceId)).toEqual({ count: 6, active: 6 });
    expect((await create(token, { status: 'active' })).status).toBe(402);
    expect((await create(token, {})).status).toBe(201);
  });
});

describe('several campaigns', () => {
  it('change together, and who stands in the way is told', async () => {
    const { token } = await starter();
    const made = [];
    for (let number = 0; number < 7; number++) made.push(await newCampaign(token));
    const ids = made.map(({ id }) => id);
    const { data } = await bulk(token, { ids: [...ids, 'cmp_unknown'], action: 'status', value: 'active' });
    expect(data.items.map(({ ok }) => ok)).toEqual([...Array(5).fill(true), false, false, false]);
    expect(data.items.at(-1)?.message).toBe('Ressource introuvable');
    expect((await bulk(token, { ids, action: 'tag', value: 'été' })).data.items.every(({ ok }) => ok)).toBe(true);
    expect((await bulk(token, { ids, action: 'status', value: 'lost' })).status).toBe(400);
    expect((await bulk(token, { ids, action: 'tag' })).status).toBe(400);
    expect((await bulk(token, { ids, action: 'client', value: 'cli_unknown' })).status).toBe(400);
  });

  it('come back under their client, also two of the same', async () => {
    const { token } = await signedInUser();
    const { id: clientId } = await newClientOf(token);
    const ids = [(await newCampaign(token, { clientId })).id, (await newCampaign(token, { clientId })).id];
    await bulk(token, { ids, action: 'delete' });
    expect((await call(campaigns.getCampaign, { token, params: { id: ids[0] ?? '' } })).status).toBe(404);
    expect((await bulk(token, { ids, action: 'restore' })).data.items.every(({ ok }) => ok)).toBe(true);
    expect(await fetchCampaign(token, ids[1] ?? '')).toMatchObject({ clientId });
  });
});

describe('a deleted campaign', () => {
  it('comes back as it was within thirty seconds, and not after', async () => {
    const { token, user } = await signedInUser();
    const campaign = await newCampaign(token, { status: 'active' });
    const params = { id: campaign.id };
    await call(campaigns.deleteCampaign, { token, params });
    expect(await campaignUse(user.workspaceId)).toEqual({ count: 0, active: 0 });
    const { data } = await call(campaigns.restoreCampaign, { token, params, body: {} });
    expect(data.campaign).toEqual(campaign);
    await call(campaigns.deleteCampaign, { token, params });
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    expect((await call(campaigns.restoreCampaign, { token, params, body: {} })).status).toBe(404);
    vi.setSystemTime(Date.now() + 90_000);
    await campaignRemovals.runAll();
    const { workspaceId } = user;
    expect((await DeletedCampaign.get({ workspaceId, campaignId: campaign.id }).go()).data).toBeNull();
  });
});
