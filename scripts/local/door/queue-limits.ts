import type { AwsCall } from './aws-call.ts';
import type { Refusal } from './refusal.ts';

/**
 * What SQS takes in a message, and in all those of one call, in bytes. AWS raised it to 1 MiB in August 2025, and the
 * emulator with it; the product's own rule stays at 256 KB.
 */
const maxBytes = 256 * 1024;

type Message = { MessageBody?: string };

/** Why SQS refuses what is put on a queue, in its words; null when it takes it. Our messages have no attributes to count. */
export function queueRefusal({ service, operation, input }: AwsCall): Refusal | null {
  if (service !== 'sqs' || !operation.startsWith('SendMessage')) return null;
  const messages = (input.Entries as Message[] | undefined) ?? [input as Message];
  const bytes = messages.reduce((sum, { MessageBody = '' }) => sum + Buffer.byteLength(MessageBody), 0);
  if (bytes <= maxBytes) return null;
  if (operation === 'SendMessage')
    return {
      status: 400,
      code: 'InvalidParameterValue',
      message: `One or more parameters are invalid. Reason: Message must be shorter than ${maxBytes} bytes.`,
    };
  return {
    status: 400,
    code: 'BatchRequestTooLong',
    message: `Batch requests cannot be longer than ${maxBytes} bytes. You have sent ${bytes} bytes.`,
  };
}
