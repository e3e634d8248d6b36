import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Usage } from './prices.ts';

type Resource = { Type: string; Properties?: Record<string, unknown> };

const minutesAMonth = 30 * 24 * 60;
/**
 * Lambda asks a queue several times at once, each for twenty seconds, even when nothing ever comes: five times, which it lowers to two of
 * itself while little comes, but not where the batches at once are bounded ("Configuring scaling behavior for SQS event source mappings").
 */
const pollersAtRest = (mapping: Record<string, unknown>) => (mapping.ScalingConfig ? 5 : 2);
const pollsAMonth = 3 * minutesAMonth;
/** What a run by the clock that finds nothing is assumed to take, on half a gigabyte: nobody has measured it on AWS. */
const secondsARun = 0.4;

/** What a stage takes in a month in which nobody comes: what its templates hold, and what runs by the clock. */
export function idleUsage(assembly: string): Usage {
  const files = readdirSync(assembly).filter((file) => file.endsWith('.template.json'));
  const resources = files.flatMap((file) => {
    const { Resources = {} }: { Resources?: Record<string, Resource> } = JSON.parse(
      readFileSync(join(assembly, file), 'utf8'),
    );
    return Object.values(Resources);
  });
  const of = (type: string) =>
    resources.filter(({ Type }) => Type === `AWS::${type}`).map(({ Properties = {} }) => Properties);
  const polled = of('Lambda::EventSourceMapping').filter(({ StartingPosition }) => !StartingPosition);
  const pollers = polled.reduce((sum, mapping) => sum + pollersAtRest(mapping), 0);
  const runs = of('Scheduler::Schedule').reduce(
    (sum, { ScheduleExpression }) => sum + runsAMonth(String(ScheduleExpression)),
    0,
  );
  const metrics = of('CloudWatch::Alarm').map(({ Metrics }) =>
    Array.isArray(Metrics) ? Metrics.filter((one) => one.MetricStat).length : 1,
  );
  return {
    alarmMetric: metrics.reduce((sum, count) => sum + count, 0),
    queueRequest: pollers * pollsAMonth,
    lambdaRequest: runs,
    lambdaGbSecond: runs * secondsARun * 0.5,
    key: of('KMS::Key').length,
    secret: of('SecretsManager::Secret').length,
    zone: of('Route53::RecordSet').length > 0 ? 1 : 0,
  };
}

/** How often that is in thirty days: `rate(5 minutes)`, or a `cron` whose lists, steps and stars are counted. */
export function runsAMonth(expression: string): number {
  const [, every, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (every) return minutesAMonth / (Number(every) * ({ minute: 1, hour: 60, day: 1440 }[unit] ?? 1));
  const [, minutes = '', hours = '', days = ''] = /^cron\((\S+) (\S+) (\S+) \S+ \S+ \S+\)$/.exec(expression) ?? [];
  if (!minutes) throw new Error(`How often is ${expression}?`);
  const times = (field: string, of: number) =>
    field
      .split(',')
      .map((part) => {
        const [, from, to, step] = /^(?:\*|\?|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [];
        const span =
          from === undefined ? of : to === undefined ? (step ? of - Number(from) : 1) : Number(to) - Number(from) + 1;
        return Math.ceil(span / Number(step ?? 1));
      })
      .reduce((sum, count) => sum + count, 0);
  return times(minutes, 60) * times(hours, 24) * times(days, 30);
}
