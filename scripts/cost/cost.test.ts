import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schedules } from '../../shared/workers.ts';
import { idleUsage, runsAMonth } from './idle-usage.ts';
import { added, monthlyCost } from './monthly-cost.ts';

test.each([
  ['rate(1 minute)', 43_200],
  ['rate(6 hours)', 120],
  ['cron(30 7 * * ? *)', 30],
  ['cron(0/15 * * * ? *)', 2_880],
  ['cron(5,35 8-10 * * ? *)', 180],
  ['cron(0 3 1 * ? *)', 1],
])('%s is %i runs in thirty days', (expression, runs) => {
  expect(runsAMonth(expression)).toBe(runs);
});

test('whatever our clocks say can be counted', () => {
  for (const { expression } of Object.values(schedules)) expect(runsAMonth(expression)).toBeGreaterThan(0);
});

test('an idle month is what the templates hold, less what is free', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reclame-cost-'));
  const one = (Type: string, Properties = {}) => ({ Type: `AWS::${Type}`, Properties });
  const Resources = {
    plain: one('CloudWatch::Alarm', { MetricName: 'Errors' }),
    sum: one('CloudWatch::Alarm', { Metrics: [{ MetricStat: {} }, { MetricStat: {} }, { Expression: 'a + b' }] }),
    queue: one('Lambda::EventSourceMapping', { BatchSize: 10 }),
    bounded: one('Lambda::EventSourceMapping', { BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } }),
    stream: one('Lambda::EventSourceMapping', { StartingPosition: 'TRIM_HORIZON' }),
    clock: one('Scheduler::Schedule', { ScheduleExpression: 'rate(1 minute)' }),
    key: one('KMS::Key'),
  };
  writeFileSync(join(folder, 'a.template.json'), JSON.stringify({ Resources }));
  const usage = idleUsage(folder);
  rmSync(folder, { recursive: true });
  expect(usage).toEqual({
    ...{
      alarmMetric: 3,
      queueRequest: 907_200,
      lambdaRequest: 43_200,
      lambdaGbSecond: 8_640,
      key: 1,
      secret: 0,
      zone: 0,
    },
  });
  // Twelve alarms more, of which ten in all are free; the key first, being dearest.
  const lines = monthlyCost(added(usage, { alarmMetric: 12 }));
  expect(lines.slice(0, 3).map(({ dollars }) => dollars.toFixed(2))).toEqual(['1.00', '0.50', '0.00']);
});
