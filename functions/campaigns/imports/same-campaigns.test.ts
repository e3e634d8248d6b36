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
