import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('a restored table takes the place of the stage’s own, which stays as it is', async () => {
  const name = 'reclame-prod-20261128101500';
  const stream = '2026-11-28T11:02:33.123';
  // Under cdk-nag: it names the rights on what no stack has made otherwise.
  const made = await synthesize({ differing: { restoredTable: { name, stream } }, version: '1.2.3' });
  const restored = resourcesOf(made.assembly);
  const exportsOf = (folder: string) => {
    const { Outputs }: { Outputs: Record<string, { Export?: unknown }> } = JSON.parse(
      readFileSync(join(folder, 'reclame-prod-data.template.json'), 'utf8'),
    );
    return Object.entries(Outputs).flatMap(([id, output]) => (output.Export ? [id] : []));
  };
  const kept = exportsOf(made.assembly.directory);
  made.remove();
  // Nothing comes or goes, and the data stack is the same but for what it says: it takes no export from those who still use it.
  expect([...restored.keys()].sort()).toEqual([...standing.keys()].sort());
  expect(kept.filter((id) => id.includes('Table')).length).toBeGreaterThanOrEqual(3);
  const changed = [...restored].filter(([key, resource]) => standing.get(key) !== resource);
  expect(changed.filter(([key]) => key.startsWith('reclame-prod-data'))).toEqual([]);
  const types = new Set(changed.map(([, resource]) => (JSON.parse(resource) as Resource).Type));
  expect([...types].sort()).toEqual([
    'AWS::CloudFormation::Stack',
    'AWS::CloudWatch::Alarm',
    'AWS::CloudWatch::Dashboard',
    'AWS::IAM::Policy',
    'AWS::Lambda::EventSourceMapping',
    'AWS::Lambda::Function',
  ]);
  const of = (type: string) =>
    [...restored.values()].flatMap((one) => {
      const resource: Resource = JSON.parse(one);
      return resource.Type === type ? [resource.Properties ?? {}] : [];
    });
  const environments = of('AWS::Lambda::Function').flatMap(({ Environment }) =>
    Environment ? [(Environment as { Variables: Record<string, unknown> }).Variables] : [],
  );
  const tables = environments.flatMap(({ TABLE_NAME }) => (TABLE_NAME ? [TABLE_NAME] : []));
  expect([tables.length > 300, new Set(tables)]).toEqual([true, new Set([name])]);
  const followed = of('AWS::Lambda::EventSourceMapping').filter(({ StartingPosition }) => StartingPosition);
  for (const { EventSourceArn } of followed)
    expect(JSON.stringify(EventSourceArn)).toContain(`:table/${name}/stream/${stream}`);
  // No right is left on the old one, which nobody may write to by mistake.
  const own = /ImportValue":"reclame-prod-data:[^"]*Table/;
  expect([...restored.values()].filter((resource) => own.test(resource))).toEqual([]);
});
