import { expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { schedules } from '../../../shared/workers.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { campaignUse } from '../core/campaign-book.entity.ts';
import { type CampaignBody, fetchCampaign, newCampaign } from '../testing/campaigns.ts';
import { handler } from './end-campaigns.schedule.ts';

const end = (at: string) => runFunction(schedules.endCampaigns, { at }, handler);

// Days to come of their own, so that no other test has campaigns that end on them.
const lastDay = addDays(parisDay(), 4_000);
const dayAfter = addDays(lastDay, 1);
const ends = (more: CampaignBody = {}): CampaignBody => ({ status: 'active', endDate: lastDay, ...more });

it('ends by itself within the hour after its last day where it runs, once, whoever looks at once', async () => {
  const { token, user } = await signedInUser();
  const paris = await newCampaign(token, ends());
  const paused = await newCampaign(token, ends({ status: 'paused' }));
  const draft = await newCampaign(token, ends({ status: 'draft' }));
  const auckland = await newCampaign(token, ends({ timezone: 'Pacific/Auckland' }));
  const losAngeles = await newCampaign(token, ends({ timezone: 'America/Los_Angeles' }));
  const statuses = async () =>
    Promise.all(
      [paris, paused, draft, auckland, losAngeles].map(async ({ id }) => (await fetchCampaign(token, id)).status),
    );
  await end(`${lastDay}T20:00:00Z`);
  expect(await statuses()).toEqual(['active', 'paused', 'draft', 'ended', 'active']);
  const after = `${dayAfter}T00:00:00Z`;
  await Promise.all([end(after), end(after)]);
  await end(after);
  expect(await statuses()).toEqual(['ended', 'ended', 'draft', 'ended', 'active']);
  expect(await campaignUse(user.workspaceId)).toEqual({ count: 5, active: 1 });
  const ended = await fetchCampaign(token, paris.id);
  expect(ended).toEqual({ ...paris, status: 'ended', version: 2, updatedAt: new Date(after).toISOString() });
  const told = (await eventsOf(user)).filter(({ entityId }) => entityId === paris.id);
  expect(Object.fromEntries(told.map(({ type, data }) => [type, data]))).toEqual({
    'campaign.created': { campaign: paris },
    'campaign.status_changed': { campaign: ended, previousStatus: 'active' },
    'campaign.ended': { campaign: ended },
  });
  expect(told).toHaveLength(3);
  const { data: lines } = await AuditLine.query.byWorkspace(user).go({ pages: 'all' });
  const own = lines.filter(({ entityId, type }) => entityId === paris.id && type === 'campaign.status_changed');
  expect(own.map(({ actorId, changed }) => ({ actorId, changed }))).toEqual([
    { actorId: 'schedule', changed: ['status'] },
  ]);
  await end(`${dayAfter}T08:00:00Z`);
  expect(await statuses()).toEqual(['ended', 'ended', 'draft', 'ended', 'ended']);
});

it('goes on where its end was put off, and ends no campaign that is gone', async () => {
  const { token } = await signedInUser();
  const putOff = await newCampaign(token, ends());
  const gone = await newCampaign(token, ends());
  const body = { endDate: dayAfter, version: 1 };
  expect((await call(campaigns.updateCampaign, { token, params: { id: putOff.id }, body })).status).toBe(200);
  expect((await call(campaigns.deleteCampaign, { token, params: { id: gone.id } })).status).toBe(200);
  await end(`${dayAfter}T08:00:00Z`);
  expect((await fetchCampaign(token, putOff.id)).status).toBe('active');
  expect((await call(campaigns.getCampaign, { token, params: { id: gone.id } })).status).toBe(404);
});

it('tells its owner, and everyone where that one may not read campaigns', async () => {
  const { token, user, workspace } = await signedInUser();
  const { id: own } = await newCampaign(token, ends());
  const blind = await colleagueOf(workspace, { role: 'member', refusals: ['campaigns:read'] });
  const { id: others } = await newCampaign(token, ends({ ownerId: blind.user.userId }));
  await end(`${dayAfter}T08:00:00Z`);
  const { data } = await Event.query.byWorkspace({ workspaceId: user.workspaceId }).go({ pages: 'all' });
  const told = new Map(
    data.flatMap(({ type, entityId, onlyTo }) => (type === 'campaign.ended' ? [[entityId, onlyTo] as const] : [])),
  );
  expect(told).toEqual(
    new Map([
      [own, [user.userId]],
      [others, undefined],
    ]),
  );
});
