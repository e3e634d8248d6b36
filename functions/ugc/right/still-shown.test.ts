import { expect, it } from 'vitest';
import { updateCampaign } from '../../../shared/campaigns/campaign.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { getUgcDeliverable, updateUgcDeliverable } from '../../../shared/ugc/deliverable.contract.ts';
import * as contract from '../../../shared/ugc/right.contract.ts';
import { newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { call } from '../../platform/testing/call.ts';
import { countCosts } from '../../platform/testing/count-costs.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { UgcRight } from '../core/right.entity.ts';
import { newBrand } from '../testing/brands.ts';
import { approved } from '../testing/payments.ts';
import { endingRight, externalRight } from '../testing/rights.ts';
import { remindStillShown } from './remind-still-shown.ts';

const today = parisDay();
const ago = (days: number) => addDays(today, -days);

/** A campaign that spends ten euros a day. */
async function spending(token: string, from = 12, to = 1) {
  const { id, name } = await newCampaign(token, { name: 'Serum Rosée', status: 'active' });
  const days = Array.from({ length: from - to + 1 }, (_, at) => ({ date: ago(from - at), spend: 10 }));
  await record(token, id, days);
  return { id, name };
}

const list = async (token: string, query: object = {}) => (await call(contract.listUgcRights, { token, query })).data;

it('a content whose right is over is told of as long as a campaign that it is linked to spends', async () => {
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  const campaign = await spending(token);
  const paused = await newCampaign(token, { status: 'paused' });
  const [over, running, unlinked] = await Promise.all([-4, 12, -4].map((days) => endingRight(workspaceId, days)));
  const link = (right: { rightId: string } | undefined, body: object, by = token) =>
    call(contract.updateUgcRight, { token: by, params: { id: right?.rightId ?? '' }, body: { version: 1, ...body } });
  expect((await link(over, { linkedCampaignId: campaign.id })).data.right).toMatchObject({
    ...{ linkedCampaignId: campaign.id, linkedCampaignIds: [campaign.id], version: 2 },
  });
  expect((await link(running, { linkedCampaignId: campaign.id })).status).toBe(200);
  const all = await list(token);
  expect([all.total, all.stillShown]).toEqual([3, 1]);
  const told = { since: ago(4), campaigns: [{ ...campaign, currency: 'EUR', spent: 30 }] };
  expect((await list(token, { stillShown: 'true' })).items).toMatchObject([{ id: over?.rightId, stillShown: told }]);
  expect((await list(token, { stillShown: 'false' })).total).toBe(2);
  // Who may not read campaigns is told that one spends, and not which; nor do they link any.
  const { token: apart } = await colleagueOf({ workspaceId }, { role: 'manager', refusals: ['campaigns:read'] });
  expect((await list(apart, { stillShown: 'true' })).items).toMatchObject([
    { id: over?.rightId, stillShown: { since: ago(4), campaigns: [] } },
  ]);
  expect((await link(unlinked, { linkedCampaignId: campaign.id }, apart)).error.reason).toBe('forbidden');
  // Those of others are no campaigns here, and their rights are not there.
  const other = await signedInUser();
  const theirs = await newCampaign(other.token);
  const refused = await link(unlinked, { linkedCampaignId: theirs.id });
  expect([refused.status, refused.error.details?.[0]?.path]).toEqual([400, 'linkedCampaignId']);
  expect((await link(over, { linkedCampaignId: null, version: 2 }, other.token)).status).toBe(404);
  expect((await link(over, { linkedCampaignId: null })).error.reason).toBe('conflict');
  // Nothing of a campaign that is paused, nor of what was taken down since it has spent.
  expect((await link(over, { linkedCampaignId: paused.id, version: 2 })).data.right.version).toBe(3);
  expect((await list(token)).stillShown).toBe(0);
  await link(over, { linkedCampaignId: campaign.id, version: 3 });
  const takeDown = { action: 'confirm_takedown' as const, version: 4 };
  await call(contract.actOnUgcRight, { token, params: { id: over?.rightId ?? '' }, body: takeDown });
  expect((await list(token)).stillShown).toBe(0);
  await UgcRight.patch({ workspaceId, rightId: over?.rightId ?? '' })
    .set({ takenDownAt: new Date(`${ago(3)}T12:00:00Z`).toISOString() })
    .go();
  expect((await list(token)).items[0]?.stillShown?.campaigns[0]?.spent).toBe(30);
  // However many there are: the rights, their campaigns and the days of these.
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      const { rightId } = await endingRight(workspaceId, -5);
      await UgcRight.patch({ workspaceId, rightId }).set({ linkedCampaignId: campaign.id }).go();
    }),
  );
  const { done, cost } = await countCosts('listUgcRights', () => list(token));
  expect(done.stillShown).toBe(31);
  expect(cost.calls['dynamodb BatchGetItem'] ?? 0).toBeLessThanOrEqual(4);
  expect(cost.calls['dynamodb Query']).toBeLessThanOrEqual(2);
});

it('a workspace is told once a day of all that it still shows, until it spends no more', async () => {
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  const campaign = await spending(token, 12, 0);
  const { id: brandId } = await newBrand(token);
  const create = (days: number, linkedCampaignId?: string) =>
    call(contract.createUgcRight, { token, body: { ...externalRight(days), brandId, linkedCampaignId } });
  await create(-2);
  await create(-3, campaign.id);
  const first = (await create(-9, campaign.id)).data.right;
  await create(1, campaign.id);
  const remind = (days: number, time = '12:00:00') =>
    remindStillShown(new Date(`${addDays(today, days)}T${time}Z`), (item) => item.workspaceId === workspaceId);
  const told = async () =>
    (await eventsOf({ workspaceId }))
      .filter(({ type }) => type === 'ugc.rights_still_shown')
      .map(({ entityId, data }) => ({ entityId, ...(data as { rights: object }).rights }));
  await remind(0, '03:00:00');
  expect(await told()).toEqual([]);
  await Promise.all([remind(0), remind(0)]);
  await remind(0, '15:00:00');
  const both = { entityId: first.id, count: 2, first: { id: first.id, title: first.title } };
  expect(await told()).toEqual([both]);
  // It is linked to nothing any more; the other one goes on, until its campaign stops.
  const unlink = { linkedCampaignId: null, version: 1 };
  await call(contract.updateUgcRight, { token, params: { id: first.id }, body: unlink });
  await remind(1);
  expect((await told()).map((one) => (one as { count?: number }).count)).toEqual([2, 1]);
  // The third one is over on the day after, though what it is linked to has no spend since.
  await remind(2);
  expect((await told()).map((one) => (one as { count?: number }).count)).toEqual([2, 1, 1]);
  await call(updateCampaign, { token, params: { id: campaign.id }, body: { status: 'paused', version: 1 } });
  await remind(3);
  expect(await told()).toHaveLength(3);
  // A year later nobody looks any more.
  await remind(500);
  const { data } = await UgcRight.query.byWorkspace({ workspaceId }).go();
  expect(data.filter(({ lookOn }) => lookOn !== undefined)).toEqual([]);
});

it('a film is linked to a campaign by who may write, and its right knows it', async () => {
  const { token, workspaceId, collaboration } = await approved(180);
  const params = { id: collaboration.deliverables[0]?.id ?? '' };
  const campaign = await spending(token);
  const { version, rightId } = (await call(getUgcDeliverable, { token, params })).data.deliverable;
  const link = (body: { linkedCampaignId?: string | null; adName?: string; version: number }, by = token) =>
    call(updateUgcDeliverable, { token: by, params, body });
  const unknown = await link({ linkedCampaignId: 'cmp_none', version });
  expect([unknown.status, unknown.error.details?.[0]?.path]).toEqual([400, 'linkedCampaignId']);
  const other = await signedInUser();
  expect((await link({ linkedCampaignId: campaign.id, version }, other.token)).status).toBe(404);
  const { token: reader } = await colleagueOf({ workspaceId }, { role: 'viewer' });
  expect((await link({ linkedCampaignId: campaign.id, version }, reader)).status).toBe(403);
  const linked = (await link({ linkedCampaignId: campaign.id, adName: 'Rosée 1', version })).data.deliverable;
  expect(linked).toMatchObject({ linkedCampaignId: campaign.id, adName: 'Rosée 1', version: version + 1 });
  expect((await link({ linkedCampaignId: null, version })).error.reason).toBe('conflict');
  const own = async () => (await list(token)).items[0];
  expect(await own()).toMatchObject({ id: rightId, linkedCampaignId: null, linkedCampaignIds: [campaign.id] });
  // Given up, it is told of from the day after.
  const body = { action: 'terminate' as const, reason: 'Le produit s’arrête', version: 2 };
  await call(contract.actOnUgcRight, { token, params: { id: rightId ?? '' }, body });
  expect((await own())?.stillShown).toBeNull();
  await UgcRight.patch({ workspaceId, rightId: rightId ?? '' })
    .set({ terminatedOn: ago(3) })
    .go();
  expect((await own())?.stillShown).toMatchObject({ since: ago(3), campaigns: [{ id: campaign.id, spent: 20 }] });
  expect((await link({ linkedCampaignId: null, version: version + 1 })).status).toBe(200);
  expect(await own()).toMatchObject({ linkedCampaignIds: [], stillShown: null });
});
