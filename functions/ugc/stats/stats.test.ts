import { expect, it } from 'vitest';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { getUgcStats } from '../../../shared/ugc/stats.contract.ts';
import { newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { UgcCollaboration } from '../core/collaboration.entity.ts';
import { UgcDeliverable } from '../core/deliverable.entity.ts';
import { UgcRight } from '../core/right.entity.ts';
import { commit } from '../testing/collaborations.ts';
import { approved, approvedToo } from '../testing/payments.ts';

const nothing = {
  ...{ approved: 0, deliverables: 0, costPerDeliverable: null, medianDaysToApproved: null, onTimeRate: null },
  revisionRate: null,
};

it('what was approved and paid is told by days, by advertiser and by creator, and nothing of fewer than three', async () => {
  const first = await approved(240);
  const { token, workspaceId } = first;
  const read = async (query: Record<string, string> = {}) => (await call(getUgcStats, { token, query })).data;
  const [today, tomorrow] = [parisDay(), addDays(parisDay(), 1)];
  expect(await read()).toMatchObject({
    ...{ from: addDays(today, -364), to: today, spend: 0, approved: 1, deliverables: 1, costPerDeliverable: null },
    ...{ medianDaysToApproved: null, onTimeRate: null, revisionRate: null, rightsExpiring30d: 0 },
    costPerWinningAd: null,
  });
  const second = await approvedToo(first, 300);
  const third = await approvedToo(first, 360);
  // One came late and was mended, another took ten days.
  const change = async (id: string, set: object) => {
    const key = { workspaceId, collaborationId: id };
    const { data } = await UgcCollaboration.get(key).go();
    const content = { ...data?.content, ...set } as NonNullable<typeof data>['content'];
    await UgcCollaboration.patch(key).set({ content }).go();
    return content;
  };
  await change(first.id, { awaited: { dueAt: '2020-01-01T00:00:00.000Z' }, revisionsUsed: 1 });
  const { agreement } = await change(second.id, {});
  await change(second.id, { agreement: { ...agreement, acceptedOn: addDays(today, -10) } });
  for (const { id, paidOn } of [
    { id: first.id, paidOn: today },
    { id: third.id, paidOn: addDays(today, -1) },
  ])
    await commit(token, id, { action: 'mark_paid', paidOn });
  const rightId = String((await UgcRight.query.byWorkspace({ workspaceId }).go()).data[0]?.rightId);
  await UgcRight.patch({ workspaceId, rightId })
    .set({ endsOn: addDays(today, 30) })
    .go();
  const stats = await read();
  expect(stats).toMatchObject({
    ...{ spend: 600, approved: 3, deliverables: 3, costPerDeliverable: 300, medianDaysToApproved: 0 },
    ...{ onTimeRate: 2 / 3, revisionRate: 1 / 3, rightsExpiring30d: 1 },
    byStatus: [{ value: 'approved', label: 'Validé', count: 3 }],
  });
  expect(stats.byCreator.map(({ creatorId, spend }) => [creatorId, spend])).toEqual([
    [third.creator.creatorId, 360],
    [first.creator.creatorId, 240],
    [second.creator.creatorId, 0],
  ]);
  expect(stats.byCreator[0]).toMatchObject({ ...nothing, approved: 1, deliverables: 1 });
  // By days: what was paid on one of them, and what was approved on it.
  expect(await read({ from: today, to: today })).toMatchObject({ spend: 240, approved: 3 });
  const before = { from: addDays(today, -9), to: addDays(today, -1) };
  expect(await read(before)).toMatchObject({ spend: 360, ...nothing });
  expect(await read({ from: tomorrow })).toMatchObject({ spend: 0, ...nothing });
  const other = { brandId: 'cli_01K53YG2T4V6X8Z0B2D4F6H8K0' };
  expect(await read(other)).toMatchObject({ ...nothing, spend: 0, byCreator: [], byStatus: [], rightsExpiring30d: 0 });
});

it('is of one workspace, for whoever reads UGC, and of days in their order', async () => {
  const { token, user } = await signedInUser();
  const { data, status } = await call(getUgcStats, { token, query: {} });
  expect([status, data]).toMatchObject([200, { ...nothing, spend: 0, byCreator: [], byStatus: [] }]);
  const turned = await call(getUgcStats, { token, query: { from: '2026-02-01', to: '2026-01-01' } });
  expect([turned.status, turned.error.details?.[0]?.path]).toEqual([400, 'to']);
  const { token: reader } = await colleagueOf({ workspaceId: user.workspaceId }, { role: 'viewer' });
  expect((await call(getUgcStats, { token: reader, query: {} })).status).toBe(200);
});

it('a winning ad costs what was agreed for all that were judged, and nothing is said of fewer than three', async () => {
  const first = await approved(240);
  const { token, workspaceId } = first;
  const all = [first, await approvedToo(first, 300), await approvedToo(first, 360), await approvedToo(first, 100)];
  const today = parisDay();
  const { id: campaignId } = await newCampaign(token, { targets: { cpa: 20 } });
  const days = (adName: string, cpa: number, count = 30) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ date: addDays(today, -1 - at), adName, impressions: 2_000, linkClicks: 40, conversions: 4 },
      spend: Math.round(cpa * 4 * (at % 2 ? 110 : 90)) / 100,
    }));
  const ran = [
    ...[...days('Rosée 1', 10), ...days('Rosée 2', 9), ...days('Rosée 3', 11)],
    ...[...days('Rosée 4', 40), ...days('Trop tôt', 10, 2)],
  ];
  await record(token, campaignId, ran);
  const read = async (by = token, query: object = {}) => (await call(getUgcStats, { token: by, query })).data;
  const cost = async (by = token) => (await read(by)).costPerWinningAd;
  const link = (at: number, adName: string) =>
    UgcDeliverable.patch({ workspaceId, deliverableId: all[at]?.collaboration.deliverables[0]?.id ?? '' })
      .set({ linkedCampaignId: campaignId, adName })
      .go();
  await Promise.all([link(0, 'Rosée 1'), link(1, 'Rosée 2'), link(2, 'Trop tôt')]);
  expect(await cost()).toBeNull();
  // What is too early to say counts for nothing; what lost was paid all the same.
  await link(2, 'Rosée 3');
  expect(await cost()).toBe(300);
  // What each brought, to who may read campaigns: of its own creator, of its campaign alone.
  await link(3, 'Perdue');
  const { ads, byCreator } = await read(token, { campaignId: first.collaboration.campaignId });
  expect(ads?.map(({ adName, state }) => [adName, state])).toEqual([
    ['Rosée 3', 'winner'],
    ['Rosée 1', 'winner'],
    ['Rosée 2', 'winner'],
    ['Perdue', null],
  ]);
  const own = { currency: 'EUR', impressions: 60_000, cpa: 10, ctr: null, hookRate: null, roas: null };
  expect(ads?.[1]).toMatchObject({ ...own, spend: 1_200, campaignId, creatorId: first.creator.creatorId });
  const measuredOf = (at: number) =>
    byCreator.find(({ creatorId }) => creatorId === all[at]?.creator.creatorId)?.measured;
  expect([measuredOf(0), measuredOf(3)]).toMatchObject([{ ...own, ads: 1 }, null]);
  const { creatorId } = first.creator;
  expect((await read(token, { creatorId })).ads?.map(({ adName }) => adName)).toEqual(['Rosée 1']);
  expect(await read(token, { campaignId: 'ugc_other' })).toMatchObject({ ads: [], approved: 0, byCreator: [] });
  await link(3, 'Rosée 4');
  expect(await cost()).toBe(333.33);
  const { token: apart } = await colleagueOf({ workspaceId }, { role: 'manager', refusals: ['campaigns:read'] });
  expect(await cost(apart)).toBeNull();
  expect((await read(apart)).ads).toBeNull();
});
