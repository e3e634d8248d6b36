import { defineWorker } from '../../platform/worker/define-worker.ts';
import { mailDigest } from '../digest/mail-digest.ts';
import { mailNotice } from './mail-notice.ts';
import { noticeMessage } from './notices-queue.ts';

export const handler = defineWorker('send-notice', noticeMessage, (message) =>
  message.kind === 'digest' ? mailDigest(message) : mailNotice(message),
);
