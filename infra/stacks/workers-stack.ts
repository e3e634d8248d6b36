import { Duration, Stack } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type QueueSpec, queues, visibilitySeconds, workerName } from '../../shared/workers.ts';
import type { Deployment } from '../config.ts';
import { FunctionRole } from '../constructs/function-role.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import { functionEnvironment, type Resources } from '../environment.ts';
import { type Needs, workerNeeds } from '../needs.ts';

export type Worker = { spec: QueueSpec; needs: Needs; queue: Queue; deadLetters: Queue; fn: ProductFunction };

type Props = { deployment: Deployment } & Omit<Resources, 'queues'>;

/** Every queue of the product, the worker that empties it, and the dead-letter queue of what it cannot handle. */
export class WorkersStack extends Stack {
  readonly resources: Resources;
  readonly workers: Worker[];

  constructor(scope: Construct, id: string, { deployment, ...known }: Props) {
    super(scope, id, { env: deployment.settings });
    const made = Object.values(queues).map((spec) => ({ spec, ...this.makeQueue(spec) }));
    this.resources = { ...known, queues: new Map(made.map(({ spec, queue }) => [spec, queue])) };
    this.workers = made.map((pair) => {
      const needs = workerNeeds[pair.spec.name];
      return { ...pair, needs, fn: this.makeWorker(deployment, pair.spec, needs, pair.queue) };
    });
  }

  private makeQueue(spec: QueueSpec) {
    const common = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) };
    const deadLetters = new Queue(this, `${spec.name}DeadLetters`, common);
    const queue = new Queue(this, spec.name, {
      ...common,
      visibilityTimeout: Duration.seconds(visibilitySeconds(spec)),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: spec.maxReceives },
    });
    return { queue, deadLetters };
  }

  private makeWorker(deployment: Deployment, spec: QueueSpec, needs: Needs, queue: Queue): ProductFunction {
    const name = workerName(spec);
    const worker = new ProductFunction(this, name, {
      deployment,
      description: `Empties the queue "${spec.name}"`,
      role: new FunctionRole(this, `${name}Role`, { needs, resources: this.resources }),
      environment: functionEnvironment(deployment, this.resources),
      timeoutSeconds: spec.timeoutSeconds,
    });
    worker.addEventSource(new SqsEventSource(queue, { batchSize: spec.batchSize, reportBatchItemFailures: true }));
    return worker;
  }
}
