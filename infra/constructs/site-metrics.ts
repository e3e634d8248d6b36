import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';

/** CloudFront's own metrics are in this region, whatever that of the stage, and so is whoever watches them. */
export const virginia = 'us-east-1';

/** What CloudFront counts of a distribution, in five minutes. */
export const siteMetric = (distributionId: string, metricName: string, statistic: string): Metric =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    statistic,
    period: Duration.minutes(5),
    region: virginia,
  });
