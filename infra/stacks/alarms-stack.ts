import { Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Deployment } from '../config.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { addSumAlarms, PlainAlarm, sumPeriod } from '../constructs/plain-alarm.ts';
import type { Word } from './api-stack.ts';
import type { GatewayStack } from './gateway-stack.ts';
import type { MailStack } from './mail-stack.ts';
import type { ScheduledRun, StreamFollower, Worker } from './workers-stack.ts';

const { GET_ITEM, BATCH_GET_ITEM, QUERY, PUT_ITEM, UPDATE_ITEM, DELETE_ITEM, TRANSACT_WRITE_ITEMS } = Operation;
const operations = [GET_ITEM, BATCH_GET_ITEM, QUERY, PUT_ITEM, UPDATE_ITEM, DELETE_ITEM, TRANSACT_WRITE_ITEMS];

type Props = {
  deployment: Deployment;
  gateways: readonly GatewayStack[];
  words: Word[];
  workers: Worker[];
  streams: StreamFollower[];
  schedules: ScheduledRun[];
  table: Table;
  mail: MailStack;
};

/** What wakes someone up. Nothing here is a cause: each alarm says what people lose. */
export class AlarmsStack extends Stack {
  private readonly topic: AlarmTopic;

  constructor(scope: Construct, id: string, { deployment, ...watched }: Props) {
    const { settings } = deployment;
    super(scope, id, { env: settings });
    this.topic = new AlarmTopic(this, 'Topic', { email: settings.alarmsEmail });
    this.watchApi(watched);
    for (const worker of watched.workers) this.watchWorker(worker);
    for (const stream of watched.streams) this.watchStream(stream);
    for (const schedule of watched.schedules) this.watchSchedule(schedule);
    this.watchTable(watched.table);
    this.watchMail(watched.mail);
  }

  private watchApi({ gateways, words }: Pick<Props, 'gateways' | 'words'>): void {
    for (const { name, api } of gateways)
      this.ring(
        name === 'main' ? 'ApiErrors' : `${name}ApiErrors`,
        'People get "Une erreur est survenue" or a service that does not answer.',
        api.metricServerError({ statistic: 'Sum' }),
        5,
      );
    for (const { name, usersLose, functions } of words) {
      const errors = functions.map((fn) => fn.errors);
      this.ringSum(`${name}Crashes`, `A function crashed or ran out of time. ${usersLose}`, errors, 1);
    }
    const throttles = new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum' });
    this.ring(
      'Throttles',
      'Requests are refused because the account runs all the functions it may at once.',
      throttles,
      1,
    );
  }

  private watchWorker({ spec, queue, deadLetters, fn }: Worker): void {
    const { usersLose } = spec;
    const givenUp = `Messages were given up after ${spec.maxReceives} tries. ${usersLose}`;
    this.ringSum(`${spec.name}DeadLetters`, givenUp, [taken(deadLetters), waiting(deadLetters, sumPeriod)], 1);
    const age = queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: Duration.minutes(1) });
    this.ring(`${spec.name}Late`, `A message has waited for ten minutes. ${usersLose}`, age, 600);
    this.ring(`${spec.name}Crashes`, `A worker crashed or ran out of time. ${usersLose}`, fn.errors, 1);
  }

  private watchStream({ spec, deadLetters, fn }: StreamFollower): void {
    const { usersLose } = spec;
    const givenUp = `What follows the table gave up a write after many tries. ${usersLose}`;
    this.ring(`${spec.name}DeadLetters`, givenUp, waiting(deadLetters), 1);
    const age = fn.measure('IteratorAge', 'Maximum', Duration.minutes(1));
    const tenMinutes = Duration.minutes(10).toMilliseconds();
    this.ring(`${spec.name}Late`, `A write of the table has waited for ten minutes. ${usersLose}`, age, tenMinutes);
    this.ring(`${spec.name}Crashes`, `What follows the table crashed or ran out of time. ${usersLose}`, fn.errors, 1);
  }

  private watchSchedule({ spec, deadLetters, fn }: ScheduledRun): void {
    const { usersLose } = spec;
    const givenUp = `What runs by the clock was given up. ${usersLose}`;
    this.ring(`${spec.name}DeadLetters`, givenUp, waiting(deadLetters), 1);
    this.ring(`${spec.name}Crashes`, `A scheduled run failed or ran out of time. ${usersLose}`, fn.errors, 1);
  }

  private watchTable(table: Table): void {
    const throttles = ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) =>
      table.metric(name, { statistic: 'Sum' }),
    );
    this.ringSum(
      'TableThrottles',
      'Saving and reading are slow or refused: the table is asked more than it takes.',
      throttles,
      10,
    );
    const errors = operations.map((operation) =>
      table.metric('SystemErrors', {
        statistic: 'Sum',
        dimensionsMap: { TableName: table.tableName, Operation: operation },
      }),
    );
    this.ringSum('TableErrors', 'Saving and reading fail: DynamoDB itself answers errors.', errors, 5);
  }

  private watchMail({ bounces, complaints }: MailStack): void {
    this.ring(
      'MailBounces',
      'Mails come back: people do not get their reset links, and SES stops a sender of many bounces.',
      bounces,
      5,
    );
    this.ring(
      'MailComplaints',
      'People report our mails as spam: SES stops a sender of many complaints, and then nobody gets mail.',
      complaints,
      1,
    );
  }

  private ring(id: string, usersLose: string, metric: IMetric, atLeast: number): void {
    new PlainAlarm(this, id, { topic: this.topic, usersLose, metric, atLeast });
  }

  private ringSum(id: string, usersLose: string, metrics: IMetric[], atLeast: number): void {
    addSumAlarms(this, id, { topic: this.topic, usersLose, metrics, atLeast });
  }
}

/** Within a minute they are in the table, where administrators see them; where nobody takes them there, they stay. */
const taken = (queue: Queue) => queue.metricNumberOfMessagesReceived({ statistic: 'Sum', period: sumPeriod });

const waiting = (queue: Queue, period = Duration.minutes(1)) =>
  queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period });
