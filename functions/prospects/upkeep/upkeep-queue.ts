import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';
import { prospectShards } from '../core/prospect.entity.ts';

const shard = z.enum(prospectShards);

/** Where a new scoring has come to: the version of the rules that it began with, and what is left of each shard. */
const scoringPlace = z.object({
  version: z.int(),
  left: z.array(z.object({ shard, after: z.string().optional() })),
});
export type ScoringPlace = z.infer<typeof scoringPlace>;

/** What the queue of upkeep carries, for the prospects of one workspace. */
export const upkeepMessage = z.discriminatedUnion('task', [
  z.object({ workspaceId: z.string(), task: z.literal('rescore'), place: scoringPlace.optional() }),
  z.object({ workspaceId: z.string(), task: z.literal('retention') }),
]);
type UpkeepMessage = z.infer<typeof upkeepMessage>;

const tellWorker = (message: UpkeepMessage, seconds = 0): Promise<void> =>
  enqueue(env.PROSPECT_UPKEEP_QUEUE_URL, message, { delaySeconds: seconds });

/** Has every prospect of a workspace scored again, from its first or from where a run has come to. */
export const rescoreLater = (workspaceId: string, seconds: number, place?: ScoringPlace): Promise<void> =>
  tellWorker({ workspaceId, task: 'rescore', place }, seconds);

/** Has the people of a workspace told which prospects may be kept no longer. */
export const noticeLater = (workspaceId: string): Promise<void> => tellWorker({ workspaceId, task: 'retention' });
