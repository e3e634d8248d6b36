import type * as z from 'zod';
import { noticeRetention } from '../privacy/notice-retention.ts';
import { rescore } from './rescore.ts';
import type { upkeepMessage } from './upkeep-queue.ts';

export const keepUp = (message: z.infer<typeof upkeepMessage>): Promise<void> =>
  message.task === 'rescore' ? rescore(message) : noticeRetention(message.workspaceId);
