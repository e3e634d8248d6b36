import { SendMessageBatchCommand, type SendMessageBatchRequestEntry, SQSClient } from '@aws-sdk/client-sqs';
import { causeAttribute, causeNow } from '../cause.ts';
import { toAppError } from '../http/answer.ts';
import { requestTimes } from './request-times.ts';

// A queue's address names it; where SQS answers is the SDK's own setting, as for every other client.
const client = new SQSClient({ maxAttempts: 3, requestHandler: requestTimes, useQueueUrlAsEndpoint: false });

type Sending = {
  /** Seconds after which it is seen, 0 to 900. */
  delaySeconds?: number;
  /** Whose it is: SQS serves the groups in turns, so that nobody waits behind another's thousands. */
  group?: string;
};

type Waiting = { entry: Omit<SendMessageBatchRequestEntry, 'Id'>; done: () => void; failed: (error: unknown) => void };

/** What SQS takes at once; messages are of a few KB, far from what it takes in all. */
const messagesACall = 10;

/** Messages that no call has taken yet, by queue: a queue is here while it is being called. */
const lines = new Map<string, Waiting[]>();

/** Puts one JSON message on a queue. What comes while another is on its way travels together. */
export function enqueue(queueUrl: string, message: object, { delaySeconds, group }: Sending = {}): Promise<void> {
  if (!queueUrl) throw new Error('The environment does not say where this queue is');
  return new Promise((done, failed) => {
    const cause = causeNow();
    const entry = {
      MessageBody: JSON.stringify(message),
      DelaySeconds: delaySeconds ?? 0,
      MessageGroupId: group,
      ...(cause && { MessageAttributes: { [causeAttribute]: { DataType: 'String', StringValue: cause } } }),
    };
    const line = lines.get(queueUrl);
    if (line) line.push({ entry, done, failed });
    else {
      const begun = [{ entry, done, failed }];
      lines.set(queueUrl, begun);
      setImmediate(() => sendLine(queueUrl, begun));
    }
  });
}

async function sendLine(queueUrl: string, line: Waiting[]): Promise<void> {
  while (line.length > 0) {
    const failure = await sendTogether(queueUrl, line.splice(0, messagesACall));
    // Those behind would wait as long in vain, one call after the other.
    if (failure && toAppError(failure).reason === 'unavailable')
      for (const { failed } of line.splice(0)) failed(failure);
  }
  lines.delete(queueUrl);
}

/** Answers why the call itself came to nothing. */
async function sendTogether(queueUrl: string, messages: Waiting[]): Promise<unknown> {
  const Entries = messages.map(({ entry }, at) => ({ ...entry, Id: String(at) }));
  try {
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
    const refused = new Map(Failed.map((failure) => [failure.Id, failure]));
    for (const [at, { done, failed }] of messages.entries()) {
      const refusal = refused.get(String(at));
      if (refusal) failed(new Error(`The queue refused a message: ${refusal.Code} ${refusal.Message ?? ''}`));
      else done();
    }
  } catch (error) {
    for (const { failed } of messages) failed(error);
    return error;
  }
}
