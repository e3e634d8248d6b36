import { expect, it } from 'vitest';
import { updateUgcBrand } from '../../../shared/ugc/brand.contract.ts';
import { getUgcCampaign } from '../../../shared/ugc/campaign.contract.ts';
import { listUgcPayments } from '../../../shared/ugc/payment.contract.ts';
import * as contract from '../../../shared/ugc/right.contract.ts';
import { deleteSpace } from '../../../shared/ugc/space-self.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { readBrand } from '../core/read-brand.ts';
import { actOn } from '../testing/campaigns.ts';
import { accept, act, answer, invitation, offered, readAsBrand, sendFiles } from '../testing/collaborations.ts';
import { endingRight } from '../testing/rights.ts';

it('rights are listed by their end, as of today, and their take-down is confirmed in the last week', async () => {
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  const made = await Promise.all([40, 3, -2, 20].map((days) => endingRight(workspaceId, days)));
  const list = async (query: object) => (await call(contract.listUgcRights, { token, query })).data;
  const first = await list({ limit: '3' });
  expect(first.items.map(({ daysLeft, status }) => [daysLeft, status])).toEqual([
    [-2, 'expired'],
    [3, 'expiring'],
    [20, 'expiring'],
  ]);
  expect(first.facets.status.map(({ value, count }) => [value, count])).toEqual([
    ['active', 1],
    ['expiring', 2],
    ['expired', 1],
  ]);
  expect((await list({ limit: '3', cursor: first.nextCursor })).items.map(({ daysLeft }) => daysLeft)).toEqual([40]);
  expect((await list({ status: 'expired', q: 'rosee lea' })).total).toBe(1);
  expect((await list({ network: 'youtube' })).total).toBe(0);
  const confirm = (at: number) => {
    const body = { action: 'confirm_takedown' as const, version: 1 };
    return call(contract.actOnUgcRight, { token, params: { id: made[at]?.rightId ?? '' }, body });
  };
  expect((await confirm(0)).error.reason).toBe('right_not_ending');
  expect((await confirm(1)).data.right.takenDownAt).not.toBeNull();
  expect((await confirm(1)).error.reason).toBe('conflict');
});

it('who is bound stays: the creator, the advertiser; what is due is listed, and what waits goes with its campaign', async () => {
  const { token, workspaceId, campaign, creator, id } = await offered(400);
  const { data } = await accept(creator, id);
  expect((await call(deleteSpace, { token: creator.token })).error.reason).toBe('creator_engaged');
  const { brand } = await readBrand(workspaceId, campaign.brandId);
  const archive = { archived: true, version: brand.version };
  const archived = await call(updateUgcBrand, { token, params: { id: brand.id }, body: archive });
  expect(archived.error.reason).toBe('brand_in_use');
  await sendFiles({ id }, workspaceId, data.collaboration.deliverables);
  await answer(creator, id, { action: 'submit' });
  await act(token, id, { action: 'approve' });
  const due = (await call(listUgcPayments, { token, query: {} })).data;
  expect([due.total, due.totals]).toEqual([1, { due: 400, ordered: 0, paid: 0, late: 0 }]);
  expect((await call(contract.listUgcRights, { token, query: {} })).data.items[0]).toMatchObject({
    collaborationId: id,
  });
  const waiting = await invitation({}, creator);
  await actOn(waiting.token, waiting.campaign, 'cancel');
  expect(await readAsBrand(waiting.token, waiting.id)).toMatchObject({ status: 'cancelled', allowed: [] });
  const { counts } = (await call(getUgcCampaign, { token: waiting.token, params: { id: waiting.campaign.id } })).data
    .campaign;
  expect(counts.invited).toBe(0);
  const subjects = (await mailsTo(creator.email)).map(({ subject }) => subject);
  expect(subjects).toContain(`Campagne annulée\u00a0: ${waiting.campaign.name}`);
});
