import { expect, it } from 'vitest';
import { getUgcCampaign, updateUgcCampaign } from '../../../shared/ugc/campaign.contract.ts';
import { getUgcCampaignTimeline } from '../../../shared/ugc/message.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { countCosts } from '../../platform/testing/count-costs.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { actOn } from '../testing/campaigns.ts';
import { apply, invitation } from '../testing/collaborations.ts';

it('what happened in a campaign and its collaborations is read together, the newest first, by its own workspace', async () => {
  const { token, creator, campaign, id } = await invitation();
  await apply(creator, campaign);
  const params = { id: campaign.id };
  const { version } = (await call(getUgcCampaign, { token, params })).data.campaign;
  const brief = { ...campaign.brief, mustDo: ['Montrer la pipette'] };
  await call(updateUgcCampaign, { token, params, body: { brief, version } });
  const now = (await call(getUgcCampaign, { token, params })).data.campaign;
  await actOn(token, now, 'close_applications');
  const read = (query: object = {}) => call(getUgcCampaignTimeline, { token, params, query });
  const { items } = (await read()).data;
  expect(items.map(({ act, by }) => [act, by.kind])).toEqual([
    ['campaign_closed', 'brand'],
    ['campaign_updated', 'brand'],
    ['apply', 'creator'],
    ['invite', 'brand'],
    ['campaign_published', 'brand'],
  ]);
  const own = { id: creator.creatorId, name: items[2]?.by.name };
  expect(items[2]).toMatchObject({ creator: own, refs: { collaborationId: id, campaignId: campaign.id } });
  expect(items[3]?.creator).toEqual(own);
  expect(items[0]).toMatchObject({ creator: null, refs: { collaborationId: null, campaignId: campaign.id } });
  const first = (await read({ limit: '3' })).data;
  const rest = (await read({ limit: '3', cursor: first.nextCursor })).data;
  expect([...first.items, ...rest.items]).toEqual(items);
  expect(rest.nextCursor).toBeNull();
  expect((await read({ cursor: 'no' })).status).toBe(400);
  const { cost } = await countCosts('getUgcCampaignTimeline', read);
  expect(cost.calls['dynamodb Query']).toBe(1);
  expect(cost.calls['dynamodb BatchGetItem']).toBeLessThanOrEqual(5);
  const other = await signedInUser();
  expect((await call(getUgcCampaignTimeline, { token: other.token, params, query: {} })).status).toBe(404);
  expect((await call(getUgcCampaignTimeline, { token: creator.token, params, query: {} })).status).toBe(401);
  // Another campaign has its own alone.
  const elsewhere = await invitation({}, creator);
  const theirs = await call(getUgcCampaignTimeline, {
    ...{ token: elsewhere.token, params: { id: elsewhere.campaign.id }, query: {} },
  });
  expect(theirs.data.items.map(({ act }) => act)).toEqual(['invite', 'campaign_published']);
});
