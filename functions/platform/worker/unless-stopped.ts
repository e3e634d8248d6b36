import type { StopKey } from '../../../shared/kernel/system-settings.ts';
import type { QueueSpec } from '../../../shared/kernel/worker-specs.ts';
import { enqueue } from '../clients/queue.ts';
import { env } from '../env.ts';
import { isStopped } from '../system/is-stopped.ts';

type Stop<Message> = {
  by: StopKey;
  queue: QueueSpec;
  groupOf?: (message: Message) => string;
  /** Whether a message is handled all the same. */
  spares?: (message: Message) => boolean | Promise<boolean>;
};

/** Seconds before what waits is looked at again: at the latest so long after the release it goes on, spread over that time. */
const lookSeconds = { least: 240, most: 360 };

/**
 * Handles a message, unless an administrator has stopped that work: then the same message is put on the queue again, for later.
 * Not by giving it back: each return would count as a try that failed, and a stop of an hour would end in the dead letters. Why
 * not otherwise: docs/decisions/0025-switches.md.
 */
export const unlessStopped =
  <Message extends object>(stop: Stop<Message>, act: (message: Message) => Promise<void>) =>
  async (message: Message): Promise<void> => {
    if (!(await putOff(stop, message))) await act(message);
  };

/** The same of messages that are handled together. */
export const allUnlessStopped =
  <Message extends object>(stop: Stop<Message>, act: (messages: Message[]) => Promise<Message[]>) =>
  async (messages: Message[]): Promise<Message[]> => {
    const stopped = await Promise.all(messages.map((message) => putOff(stop, message)));
    const left = messages.filter((_, at) => !stopped[at]);
    return left.length > 0 ? act(left) : [];
  };

async function putOff<Message extends object>(stop: Stop<Message>, message: Message): Promise<boolean> {
  const { by, queue, groupOf, spares } = stop;
  if (!(await isStopped(by)) || (await spares?.(message))) return false;
  const { least, most } = lookSeconds;
  const delaySeconds = Math.round(least + Math.random() * (most - least));
  await enqueue(env[queue.addressVariable as keyof typeof env] as string, message, {
    delaySeconds,
    ...(groupOf && { group: groupOf(message) }),
  });
  return true;
}
