import { expect, it } from 'vitest';
import { getCreator, updateCreator } from '../../../shared/ugc/creator.contract.ts';
import type { CreatorNiche } from '../../../shared/ugc/creator.rules.ts';
import { getOpenCall } from '../../../shared/ugc/space-call.contract.ts';
import { applyToCampaign } from '../../../shared/ugc/space-collaboration.contract.ts';
import * as entry from '../../../shared/ugc/space-entry.contract.ts';
import { openCallPath } from '../../../shared/ugc/space-paths.contract.ts';
import { getSpace, updateSpaceProfile } from '../../../shared/ugc/space-self.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { actOn, openCampaign } from '../testing/campaigns.ts';
import { newCreator, spaceLinksOf } from '../testing/space.ts';

const read = (token: string) => call(getOpenCall, { params: { token } });

it('shows the public part of a brief, and lets who answers it in, whom the workspace then sees', async () => {
  expect(getOpenCall.path).toBe(openCallPath);
  const { token } = await signedInUser();
  const campaign = await openCampaign(token, { fee: { min: 100, max: 150 }, budget: 4321 });
  const secret = campaign.publicUrl?.split('/').at(-1) ?? '';
  const { data, text } = await read(secret);
  expect(data.call).toMatchObject({ brandName: campaign.brandName, fee: { min: 100, max: 150 }, open: true });
  expect(text).not.toMatch(/4321|Il pénètre en dix secondes|counts/);
  expect((await read(`${secret.slice(0, -1)}~`)).status).toBe(404);
  const email = uniqueEmail();
  await call(entry.askSpaceLink, { body: { email, call: 'unknown' } });
  expect(await mailsTo(email)).toEqual([]);
  await call(entry.askSpaceLink, { body: { email, call: secret, displayName: 'Zoé Petit' } });
  const [link = ''] = await spaceLinksOf(email);
  const opened = await call(entry.openSpace, { body: { token: link } });
  expect(opened.data.focus).toEqual({ kind: 'campaign', id: campaign.id });
  const { id } = opened.data.creator;
  expect((await mailsTo(email))[0]?.text).toContain(campaign.brandName);
  const seen = () => call(getCreator, { token, params: { id } });
  expect((await seen()).status).toBe(404);
  const answer = { params: { id: campaign.id }, body: { quote: { fee: 150 } } };
  const applied = await call(applyToCampaign, { token: opened.data.token, ...answer });
  expect([applied.status, applied.data.collaboration]).toMatchObject([200, { status: 'applied', turn: 'brand' }]);
  expect((await seen()).data.creator).toMatchObject({ id, displayName: 'Zoé Petit', pool: 'private' });
  // Whoever did not come by the call finds nothing there.
  const other = await newCreator();
  expect((await call(applyToCampaign, { token: other.token, ...answer })).status).toBe(404);
  const { token: stranger } = await signedInUser();
  expect((await call(getCreator, { token: stranger, params: { id } })).status).toBe(404);
  await actOn(token, campaign, 'close_applications');
  expect((await read(secret)).data.call.open).toBe(false);
});

it('shows in a space the open campaigns of the marketplace that ask for someone like them, and for nobody else', async () => {
  const { token } = await signedInUser();
  const { creatorId, ...creator } = await newCreator();
  const callsOf = async () => (await call(getSpace, { token: creator.token })).data.calls.map(({ id }) => id);
  let version = 1;
  const save = async (body: { listed?: boolean; niches?: CreatorNiche[] }) => {
    const { data } = await call(updateSpaceProfile, { token: creator.token, body: { ...body, version } });
    version = data.creator.version;
  };
  const open = await openCampaign(token, { visibility: 'marketplace', criteria: { niches: ['beauty'] } });
  const { brandId } = open;
  const byLink = await openCampaign(token, { brandId });
  const other = await openCampaign(token, { brandId, visibility: 'marketplace', criteria: { niches: ['gaming'] } });
  const all = [open.id, byLink.id, other.id];
  const mine = async () => (await callsOf()).filter((id) => all.includes(id));
  expect(await mine()).toEqual([]);
  await save({ listed: true, niches: ['beauty'] });
  expect(await mine()).toEqual([open.id]);
  await save({ niches: [] });
  expect(await mine()).toEqual([other.id, open.id]);
  const { data } = await call(getSpace, { token: creator.token });
  expect(data.calls.find(({ id }) => id === open.id)).toEqual({
    ...{ id: open.id, brandName: open.brandName, objective: open.objective, fee: null },
    applicationsCloseOn: open.applicationsCloseOn,
  });
  // Closed, answered, of a workspace that wants nothing of them: it is not there.
  const closed = (await actOn(token, other, 'close_applications')).data.campaign;
  expect(await mine()).toEqual([open.id]);
  await actOn(token, closed, 'reopen');
  await call(applyToCampaign, { token: creator.token, params: { id: open.id }, body: { quote: { fee: 150 } } });
  expect(await mine()).toEqual([other.id]);
  await call(updateCreator, { token, params: { id: creatorId }, body: { blocked: true, version: 0 } });
  expect(await mine()).toEqual([]);
});
