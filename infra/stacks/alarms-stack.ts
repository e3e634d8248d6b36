import { Duration, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Word } from '../../shared/kernel/word.ts';
import { givenUpLine } from '../../shared/kernel/worker-specs.ts';
import { words } from '../../shared/words.ts';
import { schedules } from '../../shared/workers.ts';
import type { Deployment } from '../config.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { PlainAlarm } from '../constructs/plain-alarm.ts';
import { SpendingBudget } from '../constructs/spending-budget.ts';
import { StageDashboard } from '../constructs/stage-dashboard.ts';
import { logWordOf, type WordLog } from '../constructs/word-log.ts';
import { logOf } from '../environment.ts';
import type { GatewayStack } from './gateway-stack.ts';
import type { StreamFollower, Worker } from './workers-stack.ts';

type Watched = {
  gateways: readonly GatewayStack[];
  logs: ReadonlyMap<string, WordLog>;
  workers: Worker[];
  streams: StreamFollower[];
  givenUpRuns: Queue;
  table: ITable;
  distribution: IDistribution;
};

type Props = { deployment: Deployment } & Watched;

/** One in a hundred answers later than this, for a quarter of an hour, is felt by everyone. */
const slowMs = 5_000;

/** SES looks at an account from 5 % of bounces and 0.1 % of complaints on, and stops it at 10 % and 0.5 %. */
const reviewed = { bounces: 0.05, complaints: 0.001 };

/** What wakes someone up. Nothing here is a cause: each alarm says what people lose. A disposable stage wakes nobody. */
export class AlarmsStack extends Stack {
  private readonly topic: AlarmTopic | undefined;

  constructor(scope: Construct, id: string, { deployment, ...watched }: Props) {
    const { settings } = deployment;
    super(scope, id, { env: settings });
    const { monthlyBudget: dollars, alarmsEmail: email } = settings;
    if (dollars) new SpendingBudget(this, 'Budget', { dollars, email });
    if (settings.disposable) return;
    this.topic = new AlarmTopic(this, 'Topic', { email });
    new StageDashboard(this, 'Dashboard', { stage: deployment.stage, ...watched });
    this.watchApis(watched.gateways);
    for (const [word, log] of watched.logs) this.watchWord(word, log);
    for (const worker of watched.workers) this.watchWorker(worker);
    for (const stream of watched.streams) this.watchStream(stream);
    this.watchGivenUp(watched);
    this.watchTable(watched.table);
    this.watchMail();
  }

  private watchApis(gateways: readonly GatewayStack[]): void {
    for (const { name, api } of gateways) {
      const named = (alarm: string) => (name === 'main' ? alarm : `${name}${alarm}`);
      const failing = 'People get "Une erreur est survenue" or a service that does not answer.';
      this.ring(named('ApiErrors'), failing, api.metricServerError({ statistic: 'Sum' }), 5);
      const slow = 'People wait: one answer in a hundred takes more than five seconds.';
      const latency = api.metricLatency({ statistic: Stats.percentile(99), period: Duration.minutes(5) });
      this.ring(named('ApiSlow'), slow, latency, slowMs, 3);
    }
  }

  private watchWord(word: string, { errors }: WordLog): void {
    const wrong = `Errors stand in the log of "${word}": something failed, crashed, or ran out of time or memory.`;
    this.ring(`${word}Errors`, [wrong, ...lossesOf(word)].join(' '), errors, 2);
  }

  /** What is put off on purpose is not late. */
  private watchWorker({ spec, queue }: Worker): void {
    const { name, usersLose, delaySeconds = 0 } = spec;
    const age = queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: Duration.minutes(1) });
    this.ring(`${name}Late`, `A message has waited for ten minutes. ${usersLose}`, age, delaySeconds + 600);
  }

  private watchStream({ spec, fn }: StreamFollower): void {
    const age = fn.measure('IteratorAge', 'Maximum', Duration.minutes(1));
    const tenMinutes = Duration.minutes(10).toMilliseconds();
    const late = `A write of the table has waited for ten minutes. ${spec.usersLose}`;
    this.ring(`${spec.name}Late`, late, age, tenMinutes);
  }

  /** Within a minute, what workers gave up is in the table, where administrators see it: whoever brings it there says so in its log. */
  private watchGivenUp({ logs, givenUpRuns }: Pick<Watched, 'logs' | 'givenUpRuns'>): void {
    const log = logOf({ logs }, logWordOf(schedules.keepDeadLetters.handler));
    const messages = log.count('GivenUpMessages', FilterPattern.anyTerm(givenUpLine));
    this.ring(
      'GivenUpMessages',
      'Workers gave messages up: the administration lists them, and what each is for.',
      messages,
      1,
    );
    const runs = givenUpRuns.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' });
    this.ring(
      'GivenUpRuns',
      'What follows the table, or runs by the clock, was given up: its messages name it.',
      runs,
      1,
    );
  }

  private watchTable(table: ITable): void {
    const throttled = (kind: string) => table.metric(`${kind}ThrottleEvents`, { statistic: 'Sum' });
    const throttles = new MathExpression({
      // Silence counts for nothing: one quiet metric does not mute the other.
      expression: 'FILL(reads, 0) + FILL(writes, 0)',
      usingMetrics: { reads: throttled('Read'), writes: throttled('Write') },
      period: Duration.minutes(5),
    });
    const slow = 'Saving and reading are slow or refused: the table is asked more than it takes.';
    this.ring('TableThrottles', slow, throttles, 10);
  }

  /** As SES itself counts them for the account, of some thousands of mails: it reviews it by these. */
  private watchMail(): void {
    const rate = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum', period: Duration.hours(1) });
    const [bounces, complaints] = ['Reputation.BounceRate', 'Reputation.ComplaintRate'].map(rate);
    const back = 'Mails come back: people do not get their reset links, and SES stops a sender of many bounces.';
    if (bounces) this.ring('MailBounces', back, bounces, reviewed.bounces);
    const spam = 'People report our mails as spam: SES stops a sender of many complaints, and then nobody gets mail.';
    if (complaints) this.ring('MailComplaints', spam, complaints, reviewed.complaints);
  }

  private ring(id: string, usersLose: string, metric: IMetric, atLeast: number, periods = 1): void {
    if (this.topic) new PlainAlarm(this, id, { topic: this.topic, usersLose, metric, atLeast, periods });
  }
}

/** What people lose when a word fails: all of it, or what its workers do. */
function lossesOf(name: string): string[] {
  const {
    usersLose,
    queues = {},
    streams = {},
    schedules: clock = {},
  }: Word = Object.entries<Word>(words).find(([word]) => word === name)?.[1] ?? {};
  if (usersLose) return [usersLose];
  return [...new Set([queues, streams, clock].flatMap((specs) => Object.values(specs).map((spec) => spec.usersLose)))];
}
