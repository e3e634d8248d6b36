import { Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

/** Where alarms ring: the stage's address, which has to accept the mail that SNS sends first. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { email }: { email: string }) {
    super(scope, id, { enforceSSL: true });
    this.addSubscription(new EmailSubscription(email));
    // A policy of our own replaces the one by which alarms could publish.
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
    });
    this.grantPublish(cloudWatch);
  }
}
