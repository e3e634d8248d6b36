import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { productFunctions } from '../../shared/product-functions.ts';
import type { Deployment } from '../config.ts';

/** The word of what is at a path under functions/; what is of none is of the platform. */
export const logWordOf = (file: string): string => file.split('/')[0] ?? file;

/** The words that have functions. */
export const loggedWords: readonly string[] = [...new Set(productFunctions.map(({ file }) => logWordOf(file)))].sort();

/** A line that we wrote of an error, or Lambda of a function that crashed or ran out of time or of memory. */
const errorLine = FilterPattern.anyTerm('"level":"error"', '"errorType"', 'Task timed out', 'Runtime exited');

/**
 * What all functions of a word log; its streams bear their names. Handlers answer their errors and raise none that Lambda could count:
 * they are counted here, where one metric is paid for and not one a function.
 */
export class WordLog extends LogGroup {
  readonly errors: Metric;
  private readonly namespace: string;

  constructor(scope: Construct, word: string, { stage, settings }: Deployment) {
    super(scope, `${word}Log`, {
      logGroupName: `/reclame/${stage}/${word}`,
      retention: settings.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.namespace = `Reclame/${stage}`;
    this.errors = this.count(`${word}Errors`, errorLine);
  }

  /** How many lines are like that, in five minutes; nothing while there are none, and then it costs nothing. */
  count(metricName: string, filterPattern: ReturnType<typeof FilterPattern.anyTerm>): Metric {
    const filter = this.addMetricFilter(metricName, { filterPattern, metricNamespace: this.namespace, metricName });
    return filter.metric({ statistic: 'Sum', period: Duration.minutes(5) });
  }
}
