import { Duration, ReferenceStrength, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Deployment } from '../config.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { PlainAlarm } from '../constructs/plain-alarm.ts';
import { siteMetric, virginia } from '../constructs/site-metrics.ts';

type Props = { deployment: Deployment; distribution: IDistribution };

/** Answers of failure that people get, in a hundred, and how many it takes: of three requests at night, one is a third. */
const failing = { rate: 1, atLeast: 5 };

/**
 * What wakes someone for CloudFront, where its metrics are. What CloudFront answers by itself (no origin, too late, a function at the edge
 * that throws) no API counts. An alarm that names a distribution which is gone only falls silent: it need not hold the stack of
 * pages (docs/decisions/0009-stacks-hold-each-other.md).
 */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, distribution }: Props) {
    const { account, alarmsEmail: email } = deployment.settings;
    super(scope, id, { env: { account, region: virginia } });
    const distributionId = Stack.consumeReference(distribution.distributionId, ReferenceStrength.WEAK);
    new PlainAlarm(this, 'SiteErrors', {
      topic: new AlarmTopic(this, 'Topic', { email }),
      usersLose: 'People get an error of CloudFront, or of what is behind it, in place of a page or of an answer.',
      metric: new MathExpression({
        expression: `IF(requests * rate / 100 >= ${failing.atLeast}, rate, 0)`,
        usingMetrics: {
          requests: siteMetric(distributionId, 'Requests', 'Sum'),
          rate: siteMetric(distributionId, '5xxErrorRate', 'Average'),
        },
        period: Duration.minutes(5),
      }),
      atLeast: failing.rate,
    });
  }
}
