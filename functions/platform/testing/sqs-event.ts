import type { SQSEvent } from 'aws-lambda';

/** A batch as SQS hands it to a worker. */
export const sqsEvent = (messages: { messageId: string; body: string }[]): SQSEvent => ({
  Records: messages.map((message) => ({
    ...message,
    receiptHandle: '',
    md5OfBody: '',
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: '',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: '',
  })),
});
