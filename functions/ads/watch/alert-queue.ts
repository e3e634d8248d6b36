import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

/** Searches of one workspace: what they are looked for in is opened once for all of them. */
export const alertMessage = z.object({ workspaceId: z.string(), searchIds: z.array(z.string()) });
export type AlertMessage = z.infer<typeof alertMessage>;

export const lookForNews = (message: AlertMessage): Promise<void> => enqueue(env.SEARCH_ALERTS_QUEUE_URL, message);
