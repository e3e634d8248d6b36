import type { SQSEvent } from 'aws-lambda';

export type Sent = { messageId: string; body: string; trace?: string | undefined };

/** A batch as SQS hands it to a worker. */
export const sqsEvent = (messages: Sent[]): SQSEvent => ({
  Records: messages.map(({ messageId, body, trace }) => ({
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
    messageAttributes: {},
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: '',
  })),
});
