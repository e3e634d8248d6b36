import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { traceHeader } from '../../../scripts/local/door/lineage.ts';
import type { QueueSpec } from '../../../shared/kernel/worker-specs.ts';
import { causeAttribute } from '../cause.ts';
import type { WorkerHandler } from '../worker/define-worker.ts';
import { handOver } from './hand-over.ts';
import { queues } from './services.ts';

const client = new SQSClient({ endpoint: queues.endpoint, useQueueUrlAsEndpoint: false });

/** Hands every message that a queue shows, and what these put on it at once, to its worker; answers how many there were. */
export async function drainQueue(spec: QueueSpec, handler: WorkerHandler): Promise<number> {
  const QueueUrl = queues.addresses.get(spec);
  for (let handled = 0; ; ) {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        MessageAttributeNames: [traceHeader, causeAttribute],
      }),
    );
    if (Messages.length === 0) return handled;
    const batch = Messages.map(({ MessageId = '', Body = '', MessageAttributes }) => ({
      messageId: MessageId,
      body: Body,
      trace: MessageAttributes?.[traceHeader]?.StringValue,
      cause: MessageAttributes?.[causeAttribute]?.StringValue,
    }));
    const failed = await handOver(spec, handler, batch);
    if (failed.length > 0) throw new Error(`The worker of ${spec.name} failed`);
    for (const { ReceiptHandle } of Messages) await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    handled += Messages.length;
  }
}
