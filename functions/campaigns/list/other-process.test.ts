import { afterAll, expect, it } from 'vitest';
import * as list from '../../../shared/campaigns/list.contract.ts';
import { recordPerformance } from '../../../shared/campaigns/performance.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { OtherProcess } from '../../platform/testing/other-process.ts';
import { newCampaign, record } from '../testing/campaigns.ts';

const other = new OtherProcess();
afterAll(() => other.end());

const week = { from: '2026-10-01', to: '2026-10-07' };

it('figures that one process writes are in the next reading of every other', async () => {
  const { token } = await signedInUser();
  const { id } = await newCampaign(token);
  await record(token, id, [{ date: '2026-10-01', spend: 10 }]);
  const spendHere = async () =>
    (await call(list.listCampaigns, { token, query: week })).data.currencies[0]?.totals.spend;
  const spendThere = async () => {
    const { data } = await other.call(list.listCampaigns, { token, rawQuery: new URLSearchParams(week).toString() });
    return list.listCampaigns.output.parse(data).currencies[0]?.totals.spend;
  };
  expect([await spendHere(), await spendThere()]).toEqual([10, 10]);

  await record(token, id, [{ date: '2026-10-01', spend: 25.5 }]);
  expect([await spendHere(), await spendThere()]).toEqual([25.5, 25.5]);

  const rawBody = JSON.stringify({ rows: [{ date: '2026-10-02', spend: 4.5 }] });
  expect((await other.call(recordPerformance, { token, params: { id }, rawBody })).status).toBe(200);
  expect([await spendThere(), await spendHere()]).toEqual([30, 30]);
});
