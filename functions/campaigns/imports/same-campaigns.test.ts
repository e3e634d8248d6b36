import { AsyncResource } from 'node:async_hooks';
import { expect, it, vi } from 'vitest';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import { documentClient } from '../../platform/db/client.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import {
  accountOwner,
  connectedAccount,
  daysAgo,
  graphCampaign,
  insightsRow,
} from '../connections/testing/ad-accounts.ts';
import { newCampaign } from '../testing/campaigns.ts';
import { imported, readImport, runImports, start } from './testing/import-runs.ts';

const file = { csv: 'Jour;Campagne;Dépense (EUR)\n2026-01-05;Soldes;12,50\n2026-01-05;Hiver;3', platform: 'meta' };

const named = async (token: string) =>
  (await call(list.listCampaigns, { token, query: { sort: 'name' } })).data.items.map(({ name }) => name);

/** Does something as the first transaction that makes a campaign is about to be sent. */
function asCampaignsAreMade(act: () => Promise<unknown>): void {
  const send = documentClient.send.bind(documentClient) as (command: unknown) => Promise<unknown>;
  // As the test, not as the function that is about to write.
  const actOutside = AsyncResource.bind(act);
  const spy = vi.spyOn(documentClient, 'send').mockImplementation((async (command: { input: object }) => {
    const { TransactItems = [] } = command.input as { TransactItems?: { Put?: { Item: { __edb_e__: string } } }[] };
    if (TransactItems.some(({ Put }) => Put?.Item.__edb_e__ === 'campaign')) {
      spy.mockRestore();
      await actOutside();
    }
    return send(command);
  }) as never);
}

it('a file finds the campaign that somebody makes as it is about to make it', async () => {
  const { token } = await signedInUser();
  const { id } = await start(token, file);
  asCampaignsAreMade(() => newCampaign(token, { name: 'SOLDES' }));
  await runImports();
  expect(await named(token)).toEqual(['Hiver', 'SOLDES']);
  expect(await readImport(token, id)).toMatchObject({ created: 2, campaigns: { created: 1, matched: 1 } });
});

it.each(['renamed', 'brought back'])('a file finds the campaign that is %s meanwhile', async (what) => {
  const { token } = await signedInUser();
  const { id, version } = await newCampaign(token, { name: what === 'renamed' ? 'Automne' : 'Soldes' });
  const params = { id };
  if (what === 'brought back') await call(campaigns.deleteCampaign, { token, params });
  await start(token, file);
  asCampaignsAreMade(() =>
    what === 'renamed'
      ? call(campaigns.updateCampaign, { token, params, body: { name: 'Soldes', version } })
      : call(campaigns.restoreCampaign, { token, params, body: {} }),
  );
  await runImports();
  expect(await named(token)).toEqual(['Hiver', 'Soldes']);
});

it('the first reading of an account and a file at once make each campaign once', async () => {
  const owner = await accountOwner({
    campaigns: [graphCampaign('101', { name: 'Soldes' }), graphCampaign('102', { name: 'Printemps' })],
    insights: [insightsRow('101', '9001', daysAgo(1))],
  });
  asCampaignsAreMade(() => imported(owner.token, file));
  await connectedAccount(owner, { backfillFrom: daysAgo(3) });
  expect(await named(owner.token)).toEqual(['Hiver', 'Printemps', 'Soldes']);
});

it('a campaign without an id takes the one that a file says of its name; another id of that name is another campaign', async () => {
  const { token } = await signedInUser();
  const { id } = await newCampaign(token, { name: 'Soldes', platform: 'google' });
  await newCampaign(token, { name: 'Hiver', platform: 'google', externalId: '77' });
  const csv = [
    'Jour;Campagne;ID de campagne;Dépense (EUR)',
    '2026-01-05;SOLDES;55;10',
    '2026-01-05;Soldes;66;20',
    '2026-01-05;Hiver;77;30',
  ].join('\n');
  const look = await imported(token, { csv, platform: 'google', dryRun: true });
  expect(look).toMatchObject({ campaigns: { created: 1, matched: 2 } });
  const known = async () =>
    (
      await call(list.listCampaigns, { token, query: { sort: 'name', from: '2026-01-01', to: '2026-01-31' } })
    ).data.items
      .map((one) => [one.name, one.externalId, one.figures.totals.spend, one.id === id])
      .sort();
  expect((await known())[1]).toEqual(['Soldes', null, null, true]);
  for (const created of [3, 0]) {
    const run = await imported(token, { csv, platform: 'google' });
    expect(run).toMatchObject({ created, skipped: 3 - created });
    expect(await known()).toEqual([
      ['Hiver', '77', 30, false],
      ['Soldes', '55', 10, true],
      ['Soldes', '66', 20, false],
    ]);
  }
});

it('a name with an id on some lines and none on others is one campaign, whose lines of a day add up', async () => {
  const { token } = await signedInUser();
  const csv = [
    'Jour;Campagne;ID de campagne;Dépense (EUR);Couverture',
    '2026-01-05;Soldes;;10;100',
    '2026-01-06;Soldes;55;20;200',
    '2026-01-05;SOLDES;55;5;50',
    '2026-01-07;Soldes;;7;70',
    '2026-01-05;Hiver;;3;30',
    '2026-01-05;Hiver;66;4;40',
    '2026-01-05;Hiver;77;5;50',
  ].join('\n');
  const look = await imported(token, { csv, platform: 'google', dryRun: true });
  expect(look.names.map(({ name, externalId, lines, spend }) => [name, externalId, lines, spend])).toEqual([
    ['Soldes', '55', 4, 42],
    ['Hiver', '77', 1, 5],
    ['Hiver', '66', 1, 4],
    ['Hiver', null, 1, 3],
  ]);
  for (const unchanged of [false, true]) {
    const run = await imported(token, { csv, platform: 'google' });
    expect(run).toMatchObject(unchanged ? { created: 0, updated: 0 } : { status: 'completed' });
    const query = { sort: 'name', from: '2026-01-01', to: '2026-01-31' } as const;
    const { items } = (await call(list.listCampaigns, { token, query })).data;
    const soldes = items.filter(({ name }) => name === 'Soldes');
    expect(soldes.map(({ externalId, figures }) => [externalId, figures.totals.spend])).toEqual([['55', 42]]);
  }
});

it('a file that does not tell its platform gives no id', async () => {
  const { token } = await signedInUser();
  const { id } = await newCampaign(token, { name: 'Soldes', platform: 'google' });
  await imported(token, { csv: 'Jour;Campagne;ID de campagne;Dépense (EUR)\n2026-01-05;Soldes;55;10' });
  const { data } = await call(campaigns.getCampaign, { token, params: { id } });
  expect(data.campaign).toMatchObject({ externalId: null, firstDay: '2026-01-05' });
});
