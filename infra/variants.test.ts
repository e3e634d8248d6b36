import { expect, test } from 'vitest';
import type { StageSettings } from './config.ts';
import { resourcesOf } from './testing/resources-of.ts';
import { settings, synthesize } from './testing/synthesized.ts';

type Resource = { Type: string; DeletionPolicy?: string; Properties?: Record<string, unknown> };

async function resourcesOfStage(variant: { version?: string; differing?: Partial<StageSettings> }) {
  const made = await synthesize({ ...variant, checked: false });
  const found = resourcesOf(made.assembly);
  made.remove();
  return found;
}

test('a disposable stage keeps nothing, locks nothing, and wakes nobody', async () => {
  const found = [
    ...(
      await resourcesOfStage({ differing: { disposable: true, mailSender: 'bonjour@pr-1.reclame.example' } })
    ).values(),
  ].map((one): Resource => JSON.parse(one));
  const of = (type: string) => found.filter(({ Type }) => Type === type);
  expect(found.filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith('Retain')).map(({ Type }) => Type)).toEqual(
    [],
  );
  expect(of('AWS::DynamoDB::Table').map(({ Properties }) => Properties?.DeletionProtectionEnabled)).toEqual([false]);
  // Files and pages; no anchors.
  expect(of('AWS::S3::Bucket').filter(({ Properties }) => Properties?.ObjectLockEnabled)).toEqual([]);
  expect([of('AWS::S3::Bucket').length, of('Custom::S3AutoDeleteObjects').length]).toEqual([2, 2]);
  // The zone of a name above it signs its mails.
  expect(of('AWS::Route53::RecordSet').filter(({ Properties }) => Properties?.Type === 'CNAME')).toHaveLength(3);
  expect([...of('AWS::CloudWatch::Alarm'), ...of('AWS::SNS::Topic')]).toEqual([]);
});

const standing = await resourcesOfStage({ version: '1.2.3' });

test('another version of the same code changes a dozen resources at most, and the function of health alone', async () => {
  const before = standing;
  const after = await resourcesOfStage({ version: '1.2.4' });
  expect([...after.keys()]).toEqual([...before.keys()]);
  const changed = [...after].filter(([name, resource]) => before.get(name) !== resource);
  const told = changed
    .map(([, resource]) => JSON.parse(resource))
    .filter(({ Type }) => Type === 'AWS::Lambda::Function');
  expect(told.map(({ Properties }) => Properties.FunctionName)).toEqual(['reclame-prod-getHealth']);
  expect(changed.length).toBeLessThanOrEqual(12);
});

test('what a stage may cost and take has the ceilings of its settings', () => {
  const found = [...standing.values()].map((one): Resource => JSON.parse(one));
  const propertiesOf = (type: string) => found.flatMap(({ Type, Properties }) => (Type === type ? [Properties] : []));
  expect(propertiesOf('AWS::Budgets::Budget')).toMatchObject([
    { Budget: { BudgetLimit: { Amount: 300, Unit: 'USD' } } },
  ]);
  const [table] = propertiesOf('AWS::DynamoDB::Table');
  const units = { OnDemandThroughput: { MaxReadRequestUnits: 4_000, MaxWriteRequestUnits: 2_000 } };
  const indexes = table?.GlobalSecondaryIndexes as object[];
  expect([table, ...indexes]).toMatchObject([units, ...indexes.map(() => units)]);
  expect(propertiesOf('AWS::CloudFront::Distribution')).toMatchObject([
    { DistributionConfig: { WebACLId: settings.firewallArn } },
  ]);
  const bounded = propertiesOf('AWS::Lambda::Function').filter((one) => one?.ReservedConcurrentExecutions === 20);
  const hashing = ['acceptInvitation', 'changeEmail', 'changePassword', 'confirmPassword', 'login', 'register'];
  expect(bounded.map((one) => one?.FunctionName).sort()).toEqual(
    [...hashing, 'resetPassword'].map((name) => `reclame-prod-${name}`),
  );
});
