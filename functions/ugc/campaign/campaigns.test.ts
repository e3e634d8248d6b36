import { expect, it } from 'vitest';
import * as clients from '../../../shared/clients/client.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { searchEverything } from '../../../shared/search/search.contract.ts';
import * as contract from '../../../shared/ugc/campaign.contract.ts';
import { newClientOf } from '../../clients/testing/clients.ts';
import { write } from '../../platform/db/write.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { moveCounts } from '../core/move-counts.ts';
import { readCall } from '../core/public-call.ts';
import { newBrand } from '../testing/brands.ts';
import { actOn, campaignBody, newCampaignOf, openCampaign } from '../testing/campaigns.ts';
import { closeDueCampaigns } from './close-due-campaigns.ts';

type Edit = Omit<Parameters<typeof call<typeof contract.updateUgcCampaign>>[1]['body'], 'version'>;
const edit = (token: string, { id, version }: { id: string; version: number }, body: Edit) =>
  call(contract.updateUgcCampaign, { token, params: { id }, body: { ...body, version } });
const read = async (token: string, id: string) =>
  (await call(contract.getUgcCampaign, { token, params: { id } })).data.campaign;

it('is written step by step, in euros, and published once it is whole', async () => {
  const { token, user } = await signedInUser();
  const brand = await newBrand(token, { siren: null });
  const body = { name: 'Sérum', brandId: brand.id };
  const headers = { 'idempotency-key': 'one' };
  const made = await call(contract.createUgcCampaign, { token, body, headers });
  expect([made.status, made.data.campaign.status]).toEqual([201, 'draft']);
  expect((await call(contract.createUgcCampaign, { token, body, headers })).data).toEqual(made.data);
  const draft = made.data.campaign;
  expect(draft).toMatchObject({ brandName: brand.name, objective: null, publicUrl: null, budget: null, frozen: false });
  expect((await actOn(token, draft, 'publish')).error.reason).toBe('brand_incomplete');

  const { id: brandId } = await newBrand(token, { name: 'Maison Rivière' });
  const moved = (await edit(token, draft, { brandId, product: { value: 39.9 } })).data.campaign;
  const refused = await actOn(token, moved, 'publish');
  expect(refused.error.reason).toBe('brief_incomplete');
  expect(refused.error.details?.map(({ path }) => path)).toEqual([
    ...['objective', 'product.name', 'deliverables', 'brief.messages', 'rights.supports', 'rights.territories'],
    'applicationsCloseOn',
  ]);
  const { name: _, ...said } = campaignBody();
  const whole = (await edit(token, moved, { ...said, product: { name: 'Sérum Rosée' }, fee: { min: 150, max: 250.5 } }))
    .data.campaign;
  expect(whole).toMatchObject({ product: { name: 'Sérum Rosée', value: 39.9, shipping: 'none' }, briefVersion: 1 });
  expect(whole).toMatchObject({ fee: { min: 150, max: 250.5 }, money: { committed: 0, paid: 0, left: 900 } });
  expect(whole.deliverables).toMatchObject([{ label: 'Vidéo de 30\u00a0s', quantity: 1, ratio: '9:16', hooks: 3 }]);
  expect((await actOn(token, moved, 'publish')).status).toBe(409);

  const { data } = await actOn(token, whole, 'publish');
  expect(data.campaign).toMatchObject({ status: 'open', version: whole.version + 1 });
  const calling = data.campaign.publicUrl?.split('/creation/appel/')[1] ?? '';
  expect(await readCall(calling)).toMatchObject({ workspaceId: user.workspaceId, campaignId: draft.id });
  expect(await readCall(`${calling}x`)).toBeNull();
  const kept = whole.deliverables.map(({ id, type }) => ({ id, type, quantity: 2 }));
  const told = (await edit(token, data.campaign, { deliverables: [...kept, { type: 'photo' }] })).data.campaign;
  expect(told.briefVersion).toBe(2);
  expect(told.deliverables).toMatchObject([{ id: whole.deliverables[0]?.id, quantity: 2 }, { label: 'Photo' }]);
  const hidden = (await edit(token, told, { visibility: 'invite', budget: null })).data.campaign;
  expect(hidden).toMatchObject({ briefVersion: 2, publicUrl: null, money: { left: null } });
  expect(await readCall(calling)).toBeNull();
  expect((await edit(token, hidden, { objective: null })).error.reason).toBe('brief_incomplete');
  const found = await call(searchEverything, { token, query: { q: 'serum' } });
  expect(JSON.stringify(found.data)).toContain(draft.id);
});

it('goes from state to state, and nowhere else', async () => {
  const { token, user } = await signedInUser();
  const key = { workspaceId: user.workspaceId };
  const open = await openCampaign(token);
  expect((await actOn(token, open, 'reopen')).error.reason).toBe('illegal_transition');
  const closed = (await actOn(token, open, 'close_applications')).data.campaign;
  const again = (await actOn(token, closed, 'reopen')).data.campaign;
  expect([closed.status, again.status]).toEqual(['closed', 'open']);

  // The first offer freezes what it says; whoever is engaged holds the campaign.
  const at = new Date().toISOString();
  await write([moveCounts({ ...key, campaignId: open.id }, { offered: 1 }, { frozenAt: at })]);
  expect((await edit(token, again, { objective: 'Autre' })).error.reason).toBe('brief_frozen');
  const renamed = (await edit(token, again, { name: 'Sérum 2', budget: 1_000 })).data.campaign;
  expect(renamed).toMatchObject({ frozen: true, counts: { offered: 1 }, budget: 1_000 });
  expect((await actOn(token, renamed, 'complete')).error.reason).toBe('collaborations_open');
  const engaging = { offered: -1, engaged: 1, committedCents: 25_000 };
  await write([moveCounts({ ...key, campaignId: open.id }, engaging, { engagedAt: at })]);
  expect((await actOn(token, renamed, 'cancel')).error.reason).toBe('collaborations_engaged');
  expect((await read(token, open.id)).money).toEqual({ committed: 250, paid: 0, left: 750 });
  await write([moveCounts({ ...key, campaignId: open.id }, { engaged: -1, paid: 1, paidCents: 25_000 })]);
  const done = (await actOn(token, renamed, 'complete')).data.campaign;
  expect(done).toMatchObject({ status: 'completed', publicUrl: null, money: { paid: 250 } });
  expect((await edit(token, done, { name: 'X' })).error.reason).toBe('illegal_transition');
  const removed = await call(contract.deleteUgcCampaign, { token, params: { id: open.id } });
  expect(removed.error.reason).toBe('campaign_used');

  const copy = (await actOn(token, done, 'duplicate')).data.campaign;
  expect(copy).toMatchObject({
    name: 'Sérum 2 (copie)',
    status: 'draft',
    version: 1,
    counts: { paid: 0 },
    frozen: false,
  });
  expect(copy.deliverables[0]?.id).not.toBe(done.deliverables[0]?.id);
  const gone = (await actOn(token, copy, 'cancel')).data.campaign;
  expect(gone.status).toBe('cancelled');
  expect((await call(contract.deleteUgcCampaign, { token, params: { id: copy.id } })).status).toBe(200);
  expect((await call(contract.getUgcCampaign, { token, params: { id: copy.id } })).status).toBe(404);
});

it('is closed by the clock the day after its last one', async () => {
  const { token } = await signedInUser();
  const day = addDays(parisDay(), 2);
  const { id } = await openCampaign(token, { applicationsCloseOn: day });
  const statusAt = async (days: number) => {
    await closeDueCampaigns(new Date(Date.now() + days * dayMs));
    return (await read(token, id)).status;
  };
  expect([await statusAt(2), await statusAt(3), await statusAt(3)]).toEqual(['open', 'closed', 'closed']);
});

it('is refused to a sector that the law forbids, to more than the plan, and to what is not there', async () => {
  const { token } = await signedInUser();
  const brand = await newBrand(token, { sector: 'nicotine' });
  const own = await newCampaignOf(token, { brandId: brand.id, diffusion: 'creator_account' });
  expect((await actOn(token, own, 'publish')).error.reason).toBe('sector_forbidden');
  const kept = (await edit(token, own, { diffusion: 'brand_only' })).data.campaign;
  expect((await actOn(token, kept, 'publish')).status).toBe(200);
  const none = { ...campaignBody(), brandId: 'cli_none' };
  const refused = await call(contract.createUgcCampaign, { token, body: none });
  expect([refused.status, refused.error.details?.[0]?.path]).toEqual([400, 'brandId']);
  const noPersona = await call(contract.createUgcCampaign, {
    token,
    body: { name: 'X', brandId: brand.id, personaId: 'per_none' },
  });
  expect(noPersona.status).toBe(404);
  const past = await newCampaignOf(token, { brandId: brand.id, applicationsCloseOn: addDays(parisDay(), -1) });
  expect((await actOn(token, past, 'publish')).error.details?.map(({ path }) => path)).toEqual(['applicationsCloseOn']);
});

it('takes a place of the plan as long as it is under way', async () => {
  const { token } = await signedInUser({}, { plan: 'starter', trialEndsAt: '2026-01-01T00:00:00.000Z' });
  const brandId = (await newBrand(token)).id;
  const [first] = [
    await openCampaign(token, { brandId }),
    await openCampaign(token, { brandId }),
    await openCampaign(token, { brandId }),
  ];
  const draft = await newCampaignOf(token, { brandId });
  const fourth = await actOn(token, draft, 'publish');
  expect([fourth.status, fourth.error.details]).toEqual([
    402,
    [
      { path: 'limit', message: '3' },
      { path: 'use', message: '3' },
    ],
  ]);
  await actOn(token, first, 'cancel');
  expect((await actOn(token, draft, 'publish')).status).toBe(200);
});

it('lists campaigns by age or by last day, narrowed, page by page, for one workspace', async () => {
  const { token } = await signedInUser();
  const brand = await newBrand(token);
  const other = await newClientOf(token, { name: 'Écume' });
  const late = await newCampaignOf(token, { brandId: brand.id });
  const soon = await openCampaign(token, { brandId: brand.id, applicationsCloseOn: addDays(parisDay(), 2) });
  const never = await newCampaignOf(token, { brandId: other.id, name: 'Vagues', applicationsCloseOn: null });
  const list = async (query: object) => (await call(contract.listUgcCampaigns, { token, query })).data;
  const ids = async (query: object) => (await list(query)).items.map(({ id }) => id);
  expect(await ids({})).toEqual([never.id, soon.id, late.id]);
  expect(await ids({ sort: 'deadline' })).toEqual([soon.id, late.id, never.id]);
  expect(await ids({ status: ['open', 'closed'] })).toEqual([soon.id]);
  expect(await ids({ brandId: other.id })).toEqual([never.id]);
  expect(await ids({ q: 'ecum vag' })).toEqual([never.id]);
  const first = await list({ limit: '2', sort: 'deadline' });
  expect([first.total, first.items[0]]).toEqual([3, soon]);
  expect(await ids({ limit: '2', sort: 'deadline', cursor: first.nextCursor })).toEqual([never.id]);
  const stranger = await signedInUser();
  const theirs = await call(contract.getUgcCampaign, { token: stranger.token, params: { id: late.id } });
  expect(theirs.status).toBe(404);

  // An advertiser stays, and stays itself once its campaigns are out.
  const removed = await call(clients.deleteClient, { token, params: { id: other.id } });
  expect(removed.error.reason).toBe('client_in_use');
  const merged = await call(clients.mergeClients, { token, body: { keepId: other.id, mergeIds: [brand.id] } });
  expect(merged.error.reason).toBe('client_is_party');
});
