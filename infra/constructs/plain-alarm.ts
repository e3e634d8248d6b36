import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

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
