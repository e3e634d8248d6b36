import type { SQSEvent } from 'aws-lambda';
import { causeAttributes } from '../cause.ts';

export type Sent = { messageId: string; body: string; trace?: string | undefined; cause?: string | undefined };

/** A batch as SQS hands it to a worker. */
export const sqsEvent = (messages: Sent[]): SQSEvent => ({
  Records: messages.map(({ messageId, body, trace, cause }) => ({
    messageId,
    body,
    receiptHandle: '',
    md5OfBody: '',
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: '',
      ApproximateFirstReceiveTimestamp: '0',
      AWSTraceHeader: trace,
    },
    messageAttributes: causeAttributes(cause),
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: '',
  })),
});
