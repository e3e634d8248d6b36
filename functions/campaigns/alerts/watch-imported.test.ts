import { expect, it, vi } from 'vitest';
import * as connections from '../../../shared/campaigns/connections.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import {
  accountOwner,
  campaignImports,
  connectedAccount,
  daysAgo,
  graphCampaign,
  insightsRow,
} from '../connections/testing/ad-accounts.ts';
import { imported } from '../imports/testing/import-runs.ts';
import { campaignWatches, newCampaign } from '../testing/campaigns.ts';

/** What the events of a workspace have had looked at since they were asked for last. */
function watches(workspaceId: string) {
  const told = new Set<string>();
  return async () => {
    await campaignWatches.waiting();
    const { data } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all' });
    const fresh = data.filter(({ eventId, type }) => type === 'import.completed' && !told.has(eventId));
    for (const { eventId } of fresh) told.add(eventId);
    await dispatchAll(fresh);
    // They wait some seconds for other writes to come.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    const asked = await campaignWatches.waiting();
    vi.useRealTimers();
    return asked.map((body) => JSON.parse(body));
  };
}

const lines = (names: string[], spend = 1) =>
  ['Jour;Campagne;Dépense (EUR)', ...names.map((name) => `2026-01-05;${name};${spend}`)].join('\n');

it('a file has the campaigns looked at that it changed, and no other', async () => {
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  const asked = watches(workspaceId);
  const ids = [];
  for (const name of ['Une', 'Deux', 'Trois']) ids.push((await newCampaign(token, { name })).id);
  await imported(token, { csv: lines(['Une', 'Deux']) });
  expect(await asked()).toEqual([{ task: 'some', workspaceId, campaignIds: ids.slice(0, 2) }]);
  await imported(token, { csv: `${lines(['Une'])}\n2026-01-05;Deux;5` });
  expect(await asked()).toEqual([{ task: 'some', workspaceId, campaignIds: [ids[1]] }]);
  await imported(token, { csv: lines(['Une']) });
  expect(await asked()).toEqual([]);
});

it('a file that changed more than a run keeps has all of them looked at', async () => {
  const { token, user } = await signedInUser();
  const asked = watches(user.workspaceId);
  await imported(token, { csv: lines(Array.from({ length: 51 }, (_, at) => `C${at}`)) });
  expect(await asked()).toEqual([{ task: 'all', workspaceId: user.workspaceId }]);
});

it('a reading has those looked at of which Meta says something new', async () => {
  const account = (changes: object = {}, spend = '5') => ({
    campaigns: [graphCampaign('101'), graphCampaign('102', changes), graphCampaign('103')],
    insights: ['101', '102', '103'].map((id) =>
      insightsRow(id, `9${id}`, daysAgo(1), { spend: id === '103' ? spend : '5' }),
    ),
  });
  const owner = await accountOwner(account());
  const { token, user } = owner;
  const asked = watches(user.workspaceId);
  const { id } = await connectedAccount(owner, { backfillFrom: daysAgo(3) });
  const { items } = (await call(list.listCampaigns, { token, query: { sort: 'name' } })).data;
  const ids = items.map((campaign) => campaign.id);
  const [first] = await asked();
  expect(first.campaignIds.sort()).toEqual([...ids].sort());
  owner.fill(account({ effective_status: 'PAUSED' }, '7'));
  await call(connections.syncConnection, { token, params: { id }, body: {} });
  await campaignImports.runAll();
  const [again] = await asked();
  expect(again.campaignIds.sort()).toEqual(ids.slice(1).sort());
});
