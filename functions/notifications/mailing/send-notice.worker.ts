import { queues } from '../../../shared/notifications/queues.ts';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { unlessStopped } from '../../platform/worker/unless-stopped.ts';
import { mailDigest } from '../digest/mail-digest.ts';
import { mailNotice } from './mail-notice.ts';
import { type NoticeMessage, noticeMessage } from './notices-queue.ts';
import { stillWanted } from './still-wanted.ts';

const stop = {
  by: 'stop.mails' as const,
  queue: queues.notices,
  groupOf: ({ workspaceId }: NoticeMessage) => workspaceId,
  /** What is required leaves, and what nobody wants any more waits for nothing. */
  spares: async (message: NoticeMessage) => {
    if (message.kind !== 'notice') return false;
    const wanted = await stillWanted(message);
    return wanted === null || wanted.said.kind.required === true;
  },
};

export const handler = defineWorker(
  'send-notice',
  noticeMessage,
  unlessStopped(stop, (message) => (message.kind === 'digest' ? mailDigest(message) : mailNotice(message))),
);
