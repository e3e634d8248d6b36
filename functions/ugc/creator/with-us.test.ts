import { expect, it } from 'vitest';
import { getCreator, listCreators } from '../../../shared/ugc/creator.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { produced } from '../testing/deliverables.ts';

it('tells what was made together, and how near the threshold of the law it is, to who made it alone', async () => {
  const { token, creator, campaign } = await produced(300);
  const read = async (bearer: string) =>
    (await call(getCreator, { token: bearer, params: { id: creator.creatorId } })).data.creator.withUs;
  const kept = campaign.product.value ?? 0;
  const counter = { brandId: campaign.brandId, objective: campaign.objective, total: 300 + kept, threshold: 1_000 };
  expect(await read(token)).toEqual({ collaborations: 1, spentThisYear: 300, counters: [counter] });
  const matched = async (query: object) =>
    (await call(listCreators, { token, query: query as never })).data.items.find(({ id }) => id === creator.creatorId);
  const { match, lastActiveAt } = (await matched({ campaignId: campaign.id, limit: 100, sort: 'recent' })) ?? {};
  expect(match?.details).toContainEqual(expect.objectContaining({ rule: 'together', points: 5 }));
  expect(lastActiveAt).not.toBeNull();
  const { token: other } = await signedInUser();
  expect(await read(other)).toBeNull();
});
