import { expect, test } from 'vitest';
import type { StageSettings } from './config.ts';
import { resourcesOf } from './testing/resources-of.ts';
import { synthesize } from './testing/synthesized.ts';

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

test('another version of the same code changes a dozen resources at most, and the function of health alone', async () => {
  const before = await resourcesOfStage({ version: '1.2.3' });
  const after = await resourcesOfStage({ version: '1.2.4' });
  expect([...after.keys()]).toEqual([...before.keys()]);
  const changed = [...after].filter(([name, resource]) => before.get(name) !== resource);
  const told = changed
    .map(([, resource]) => JSON.parse(resource))
    .filter(({ Type }) => Type === 'AWS::Lambda::Function');
  expect(told.map(({ Properties }) => Properties.FunctionName)).toEqual(['reclame-prod-getHealth']);
  expect(changed.length).toBeLessThanOrEqual(12);
});
