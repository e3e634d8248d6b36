import type { QueueSpec } from '../shared/workers.ts';

/** The name of a queue's function, as routes have theirs: `auth/send-mail.worker` is `sendMail`. */
export function workerName({ worker }: QueueSpec): string {
  const file = worker.split('/').at(-1) ?? worker;
  return file.replace(/\.worker$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
