import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

const workspaceId = z.string();

/** What the queue of watching carries, for one workspace. */
export const watchMessage = z.discriminatedUnion('task', [
  /** Every active campaign: `at` is the time of the clock that asks, `after` the campaign that a run has come to. */
  z.object({ task: z.literal('all'), workspaceId, at: z.string().optional(), after: z.string().optional() }),
  /** Campaigns that someone wrote. */
  z.object({ task: z.literal('some'), workspaceId, campaignIds: z.array(z.string()) }),
  /** The alerts of a day of Paris beyond those that are told one by one. */
  z.object({ task: z.literal('count'), workspaceId, day: z.string() }),
]);
export type WatchMessage = z.infer<typeof watchMessage>;

/** In which other writes of the campaign may come, and are looked at together. */
const writtenSeconds = 5;
const countSeconds = 5;

const send = (message: WatchMessage, delaySeconds = 0): Promise<void> =>
  enqueue(env.CAMPAIGN_WATCHES_QUEUE_URL, message, { delaySeconds });

/** Has every active campaign of a workspace looked at, from its first or from where a run has come to. */
export const watchAll = (workspaceId: string, from: { at?: string; after?: string } = {}): Promise<void> =>
  send({ task: 'all', workspaceId, ...from }, from.at || from.after ? 0 : writtenSeconds);

export const watchSome = (workspaceId: string, campaignIds: string[]): Promise<void> =>
  send({ task: 'some', workspaceId, campaignIds }, writtenSeconds);

export const countLater = (workspaceId: string, day: string): Promise<void> =>
  send({ task: 'count', workspaceId, day }, countSeconds);
