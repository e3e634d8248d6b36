import { Duration, Stack, TimeZone } from 'aws-cdk-lib';
import { Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import {
  ContextAttribute,
  Schedule,
  ScheduleExpression,
  ScheduleTargetInput,
  TimeWindow,
} from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import {
  deadLettersName,
  type QueueSpec,
  type ScheduleSpec,
  type StreamSpec,
  visibilitySeconds,
  workerName,
} from '../../shared/kernel/worker-specs.ts';
import { queues, schedules, streams } from '../../shared/workers.ts';
import { type Deployment, rightsOf } from '../config.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { FunctionRole } from '../constructs/function-role.ts';
import { addMigrations } from '../constructs/migration.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import { loggedWords, logWordOf, WordLog } from '../constructs/word-log.ts';
import { functionEnvironment, logOf, type MailSender, queueName, type Resources } from '../environment.ts';
import { functionSettings } from '../function-settings.ts';
import { mayStartItself } from '../rights/statements-of.ts';

export type Worker = { spec: QueueSpec; queue: Queue; deadLetters: Queue; fn: ProductFunction };
export type StreamFollower = { spec: StreamSpec; fn: ProductFunction };

type Props = { deployment: Deployment } & Omit<Resources, 'queues' | 'deadLetters' | 'logs'>;

/** Every queue of the product with its worker, what follows the table's stream, and what runs by the clock; with the dead-letter queues of what cannot be handled, and the logs of all functions. */
export class WorkersStack extends Stack {
  readonly resources: Resources;
  readonly workers: Worker[];
  readonly streams: StreamFollower[];
  /** Runs of what follows the table, or goes by the clock, that were given up. */
  readonly givenUpRuns: Queue;

  constructor(scope: Construct, id: string, { deployment, ...known }: Props) {
    super(scope, id, { env: deployment.settings });
    const made = Object.values(queues).map((spec) => ({ spec, ...this.makeQueue(spec, deployment) }));
    this.resources = {
      ...known,
      queues: new Map(made.map(({ spec, queue }) => [spec, queue])),
      deadLetters: new Map(made.map(({ spec, deadLetters }) => [spec, deadLetters])),
      logs: new Map(loggedWords.map((word) => [word, new WordLog(this, word, deployment)])),
    };
    this.givenUpRuns = new Queue(this, 'GivenUpRuns', {
      ...queueShape,
      queueName: queueName(deployment.stage, deadLettersName('runs')),
    });
    acknowledge(this.givenUpRuns, {
      'AwsSolutions-SQS3': 'It is itself the dead-letter queue, of what follows the table or runs by the clock.',
    });
    this.workers = made.map(({ spec, queue, deadLetters }) => {
      const fn = this.makeWorker(deployment, spec, queue);
      return { spec, queue, deadLetters, fn };
    });
    const returned = made.find(({ spec }) => spec === queues.returnedMails);
    if (returned) this.followReturnedMails(returned, known.mail);
    this.streams = Object.values(streams).map((spec) => this.makeStream(deployment, spec));
    const scheduled = Object.values(schedules).map((spec) => this.makeSchedule(deployment, spec));
    const functions = [...[...this.workers, ...this.streams].map(({ fn }) => fn), ...scheduled];
    for (const migration of addMigrations(this, 'before', { deployment, resources: this.resources }))
      for (const fn of functions) fn.node.addDependency(migration);
  }

  private makeQueue(spec: QueueSpec, { stage }: Deployment) {
    const queueOf = (name: string) => ({ ...queueShape, queueName: queueName(stage, name) });
    const deadLetters = new Queue(this, `${spec.name}DeadLetters`, queueOf(deadLettersName(spec.name)));
    const queue = new Queue(this, spec.name, {
      ...queueOf(spec.name),
      visibilityTimeout: Duration.seconds(visibilitySeconds(spec)),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: spec.maxReceives },
    });
    return { queue, deadLetters };
  }

  /** What SES tells of the mails that come back goes on their queue as it says it; what cannot, to its dead letters. */
  private followReturnedMails({ queue, deadLetters }: Pick<Worker, 'queue' | 'deadLetters'>, mail: MailSender): void {
    new Rule(this, 'ReturnedMailsRule', {
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': [mail.configurationSet] } } },
      },
      targets: [
        new SqsQueue(queue, { message: RuleTargetInput.fromEventPath('$.detail'), deadLetterQueue: deadLetters }),
      ],
    });
  }

  private makeWorker(deployment: Deployment, spec: QueueSpec, queue: Queue): ProductFunction {
    const description = `Empties the queue "${spec.name}"`;
    const name = workerName(spec);
    const startsItself = mayStartItself(rightsOf(deployment, name), spec);
    const { timeoutSeconds } = spec;
    const { fn: worker } = this.makeFunction(name, deployment, description, {
      handler: spec.worker,
      timeoutSeconds,
      startsItself,
    });
    worker.addEventSource(
      new SqsEventSource(queue, {
        batchSize: spec.batchSize,
        maxBatchingWindow: spec.batchWindowSeconds ? Duration.seconds(spec.batchWindowSeconds) : undefined,
        maxConcurrency: spec.stageWorkers,
        reportBatchItemFailures: true,
      }),
    );
    return worker;
  }

  private makeStream(deployment: Deployment, spec: StreamSpec & { name: keyof typeof streams }): StreamFollower {
    const description = `Follows items of ${spec.entities.map((entity) => `"${entity}"`).join(', ')} in the table`;
    const { fn, role } = this.makeFunction(spec.name, deployment, description, spec);
    role.followStream(this.resources.table);
    // Not a DynamoEventSource: that one would give the role the right to list every stream of the account.
    fn.addEventSourceMapping('Stream', {
      eventSourceArn: this.resources.table.tableStreamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: [itemsOf(spec)],
      batchSize: spec.batchSize,
      maxBatchingWindow: spec.batchWindowSeconds ? Duration.seconds(spec.batchWindowSeconds) : undefined,
      parallelizationFactor: 4,
      // Nothing may hold up its shard until the stream forgets, which is after a day.
      retryAttempts: 10,
      maxRecordAge: Duration.hours(23),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      onFailure: new SqsDlq(this.givenUpRuns),
    });
    return { spec, fn };
  }

  private makeSchedule(deployment: Deployment, spec: ScheduleSpec & { name: keyof typeof schedules }): ProductFunction {
    const { fn } = this.makeFunction(spec.name, deployment, `Runs by the clock, ${spec.expression}`, spec);
    // What could not be started comes from the scheduler, what failed again and again from Lambda.
    fn.configureAsyncInvoke({ ...givenUpAfter, onFailure: new SqsDestination(this.givenUpRuns) });
    new Schedule(this, `${spec.name}Schedule`, {
      schedule: ScheduleExpression.expression(spec.expression, TimeZone.EUROPE_PARIS),
      target: new LambdaInvoke(fn, {
        ...givenUpAfter,
        input: ScheduleTargetInput.fromObject({ at: ContextAttribute.scheduledTime }),
        deadLetterQueue: this.givenUpRuns,
        role: this.startingRole(fn),
      }),
      timeWindow: TimeWindow.off(),
    });
    return fn;
  }

  /** Starts one function and no other: the role that CDK would write may start any version of it. Its policy is no resource of its own: of those a stack has 500. */
  private startingRole(fn: ProductFunction): IRole {
    const ours = { StringEquals: { 'aws:SourceAccount': this.account } };
    const statements = [
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [fn.functionArn] }),
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.givenUpRuns.queueArn] }),
    ];
    const role = new Role(this, `${fn.node.id}StartingRole`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', { conditions: ours }),
      inlinePolicies: { start: new PolicyDocument({ statements }) },
    });
    return role.withoutPolicyUpdates();
  }

  private makeFunction(
    name: string,
    deployment: Deployment,
    description: string,
    { handler, timeoutSeconds, startsItself }: { handler: string; timeoutSeconds: number; startsItself?: boolean },
  ) {
    const statements = rightsOf(deployment, name);
    const role = new FunctionRole(this, `${name}Role`, { statements, resources: this.resources });
    const fn = new ProductFunction(this, name, {
      deployment,
      description,
      role,
      log: logOf(this.resources, logWordOf(handler)),
      environment: functionEnvironment(deployment, name, this.resources),
      timeoutSeconds,
      startsItself,
      ...functionSettings(name),
    });
    return { fn, role };
  }
}

/** Items bear the name of their entity where ElectroDB writes it. */
const itemsOf = ({ entities: [first = '', ...others], follows }: StreamSpec) =>
  FilterCriteria.filter({
    eventName: follows === 'new' ? FilterRule.isEqual('INSERT') : FilterRule.or('INSERT', 'MODIFY'),
    dynamodb: { NewImage: { __edb_e__: { S: FilterRule.or(first, ...others) } } },
  });

const queueShape = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) };
const givenUpAfter = { retryAttempts: 2, maxEventAge: Duration.hours(1) };
