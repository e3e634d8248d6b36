import { expect, test } from 'vitest';
import { readSettings } from '../../infra/config.ts';
import { type Call, type FoundTable, type Next, nextStep, settingOf } from './plan-restore.ts';
import { type RestoreWish, readRestoreWish } from './restore-wish.ts';

const now = new Date('2026-11-28T12:00:00Z');
const read = (...args: string[]) => readRestoreWish(args, now);

test.each([
  ['no stage', [], 'Which stage?'],
  ['a stage that does not exist', ['--stage', 'production'], 'No stage "production"'],
  ['a disposable stage', ['--stage', 'staging', '--to', '2026-11-28T10:15:00Z'], 'is disposable'],
  ['no time', ['--stage', 'prod'], 'To which time, with its zone?'],
  ['a time of no zone', ['--stage', 'prod', '--to', '2026-11-28T10:15:00'], 'with its zone'],
  ['a day of no month', ['--stage', 'prod', '--to', '2026-13-28T10:15:00Z'], 'with its zone'],
  ['a time too near', ['--stage', 'prod', '--to', '2026-11-28T11:58:00Z'], 'five minutes ago at the latest'],
  ['a time to come', ['--stage', 'prod', '--to', '2026-11-29T11:58:00Z'], 'five minutes ago at the latest'],
  ['a time too far', ['--stage', 'prod', '--to', '2026-10-20T11:58:00Z'], '35 days ago at the earliest'],
])('%s: a restore stops before anything is asked of AWS', (_, args, message) => {
  expect(() => read(...args)).toThrow(message);
});

const wish = read('--stage', 'prod', '--to', '2026-11-28T11:15:30+01:00');

test('the new table is named after its second, from the table that the stage has now', () => {
  expect(wish).toMatchObject({ source: 'reclame-prod', target: 'reclame-prod-20261128101530' });
  const settings = { ...readSettings('prod'), restoredTable: { name: wish.target, stream: '2026-11-28T11:02:33.123' } };
  expect(settingOf(wish.target, '2026-11-28T11:02:33.123')).toBe(
    "restoredTable: { name: 'reclame-prod-20261128101530', stream: '2026-11-28T11:02:33.123' },",
  );
  expect(nextStep({ ...wish, settings, source: settings.restoredTable.name }, null)).toMatchObject({
    input: { SourceTableName: 'reclame-prod-20261128101530' },
  });
});

/** What AWS makes of a call, as its documentation says: each change of a table takes a while. */
function after(found: FoundTable | null, { name, input }: Call): FoundTable {
  if (name === 'RestoreTableToPointInTime') {
    if (found) throw new Error('TableAlreadyExistsException');
    const bare = { streams: false, timeToLive: undefined, backupDays: 0, protected: false, tags: {} };
    return { arn: 'arn:aws:dynamodb:eu-west-3:1:table/x', status: 'CREATING', ...bare };
  }
  if (found?.status !== 'ACTIVE') throw new Error('ResourceInUseException');
  switch (name) {
    case 'UpdateTable':
      return {
        ...found,
        status: 'UPDATING',
        streams: found.streams || input.StreamSpecification?.StreamEnabled === true,
        protected: found.protected || input.DeletionProtectionEnabled === true,
      };
    case 'UpdateTimeToLive':
      return { ...found, timeToLive: input.TimeToLiveSpecification?.AttributeName };
    case 'UpdateContinuousBackups':
      return { ...found, backupDays: input.PointInTimeRecoverySpecification?.RecoveryPeriodInDays ?? 35 };
    case 'TagResource':
      return { ...found, tags: Object.fromEntries((input.Tags ?? []).map(({ Key, Value }) => [Key, Value ?? ''])) };
  }
}

/** Every step from what is there to the end, each with what it left. */
function stepsFrom(start: FoundTable | null, of: RestoreWish = wish) {
  const steps: { next: Next; found: FoundTable | null }[] = [];
  let found = start;
  for (let next = nextStep(of, found); next !== 'done'; next = nextStep(of, found)) {
    if (steps.length > 20) throw new Error('It has no end');
    found = next === 'wait' ? found && { ...found, status: 'ACTIVE' } : after(found, next);
    steps.push({ next, found });
  }
  return { steps, found };
}

test('what a restore leaves out is given again, one after the other', () => {
  const { steps, found } = stepsFrom(null);
  expect(steps.map(({ next }) => (next === 'wait' || next === 'done' ? next : next.name))).toEqual([
    ...['RestoreTableToPointInTime', 'wait', 'UpdateTable', 'wait', 'UpdateContinuousBackups'],
    ...['UpdateTable', 'wait', 'TagResource', 'UpdateTimeToLive'],
  ]);
  expect(steps[0]?.next).toMatchObject({
    input: { RestoreDateTime: new Date('2026-11-28T10:15:30Z'), BillingModeOverride: 'PAY_PER_REQUEST' },
  });
  expect(found).toMatchObject({ streams: true, timeToLive: 'ttl', backupDays: 35, protected: true });
  expect(found?.tags).toEqual({ product: 'reclame', stage: 'prod' });
});

test('a run that was cut goes on from wherever it was, and does nothing twice', () => {
  const { steps, found: end } = stepsFrom(null);
  for (const [at, { found }] of steps.entries()) {
    const rest = stepsFrom(found);
    expect(rest.found).toEqual(end);
    expect(rest.steps.map(({ next }) => next)).toEqual(steps.slice(at + 1).map(({ next }) => next));
  }
});

test('the ceilings of the stage hold on the new table too', () => {
  const settings = { ...wish.settings, tableUnits: { reads: 40, writes: 20 } };
  expect(nextStep({ ...wish, settings }, null)).toMatchObject({
    input: { OnDemandThroughputOverride: { MaxReadRequestUnits: 40, MaxWriteRequestUnits: 20 } },
  });
});
