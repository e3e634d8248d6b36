import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { chunks } from '../../shared/kernel/chunks.ts';

type Props = {
  topic: ITopic;
  /** What people lose while it rings, in plain words: the mail says it. */
  usersLose: string;
  metric: IMetric;
  /** Rings from this value on. */
  atLeast: number;
  /** For how many periods in a row. */
  periods?: number;
};

/** An alarm that says what people lose, when it begins and when it ends. */
export class PlainAlarm extends Alarm {
  constructor(scope: Construct, id: string, { topic, usersLose, metric, atLeast, periods }: Props) {
    super(scope, id, {
      alarmDescription: usersLose,
      metric,
      threshold: atLeast,
      evaluationPeriods: periods ?? 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    this.addAlarmAction(new SnsAction(topic));
    this.addOkAction(new SnsAction(topic));
  }
}

/** CloudWatch takes ten metrics in the expression of an alarm. */
const metricsPerAlarm = 10;

/** What is added up is counted over this long. */
export const sumPeriod = Duration.minutes(5);

type SumProps = Omit<Props, 'metric'> & { metrics: readonly IMetric[] };

/** Alarms on the sum of the metrics, ten at most in each. Silence counts for nothing, so that one quiet metric does not mute the rest. */
export function addSumAlarms(scope: Construct, id: string, { metrics, ...props }: SumProps): void {
  for (const [index, some] of chunks(metrics, metricsPerAlarm).entries()) {
    const metric = new MathExpression({
      expression: `SUM([${some.map((_, at) => `FILL(m${at},0)`).join(',')}])`,
      usingMetrics: Object.fromEntries(some.map((one, at) => [`m${at}`, one])),
      period: sumPeriod,
      label: id,
    });
    new PlainAlarm(scope, `${id}${index + 1}`, { ...props, metric });
  }
}
