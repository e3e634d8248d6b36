import { expect, it } from 'vitest';
import { demoResults } from '../../../scripts/local/demo-learning/demo-results.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import * as contract from '../../../shared/learning/insights.contract.ts';
import { getResultSummary } from '../../../shared/learning/results.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { imported } from '../imports/testing/import-runs.ts';

it('the demo’s ads teach what was put into them, and foretell the next ones', async () => {
  const { token } = await signedInUser();
  const today = parisDay();
  for (const { csv } of demoResults(today, () => [])) {
    const run = await imported(token, { csv });
    expect(run).toMatchObject({ status: 'completed', rejectedCount: 0, currency: 'EUR' });
    expect(run.warnings).toEqual([]);
  }
  const summary = (await call(getResultSummary, { token, query: {} })).data;
  expect(summary).toMatchObject({ ads: 184, withText: 184, withFormat: 184 });
  expect(summary.byPlatform.map(({ platform }) => platform)).toEqual(['facebook', 'instagram', 'tiktok']);
  expect(summary.to && summary.to < today && summary.from && summary.from > addDays(today, -180)).toBe(true);
  expect(summary.rows).toBeGreaterThan(1_200);
  const { data } = await call(contract.getInsights, { token, query: { metric: 'ctr' } as never });
  const verdicts = new Map(data.items.map(({ feature, value, verdict }) => [`${feature}:${value}`, verdict]));
  for (const better of ['hook:question', 'proof:rating', 'format:video', 'audience:Reciblage'])
    expect([better, verdicts.get(better)]).toEqual([better, 'better']);
  expect(verdicts.get('hook:promise')).toBe('worse');
  const prediction = (await call(contract.getPrediction, { token, query: {} })).data;
  expect(prediction.available).toBe(true);
});
