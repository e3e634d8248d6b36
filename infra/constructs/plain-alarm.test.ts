import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { expect, test } from 'vitest';
import { addSumAlarms } from './plain-alarm.ts';

test('a sum of more metrics than one alarm takes is watched by several', () => {
  const stack = new Stack();
  const metrics = Array.from({ length: 12 }, (_, at) => new Metric({ namespace: 'Planted', metricName: `M${at}` }));
  addSumAlarms(stack, 'Sum', { topic: new Topic(stack, 'Topic'), usersLose: 'Nothing.', metrics, atLeast: 1 });
  const alarms = Object.values(Template.fromStack(stack).findResources('AWS::CloudWatch::Alarm'));
  // Besides its metrics, each alarm has the expression that adds them up.
  expect(alarms.map(({ Properties }) => Properties.Metrics.length).sort()).toEqual([11, 3]);
});
