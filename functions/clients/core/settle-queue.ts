import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

/** A client of which a worker finishes what an act has begun: a merge, a removal. */
export const clientMessage = z.object({ workspaceId: z.string(), clientId: z.string() });
export type ClientKey = z.infer<typeof clientMessage>;

/** Longer than a client can be brought back and than any request runs. */
const laterSeconds = 90;
/** Of what an act began so long ago, the act is over, one way or the other. */
export const overAfterMs = 45_000;

/** Said before the act writes, so that nothing can be left half done. */
export const settleLater = ({ workspaceId, clientId }: ClientKey): Promise<void> =>
  settleIn(laterSeconds, { workspaceId, clientId });

export const settleIn = (delaySeconds: number, { workspaceId, clientId }: ClientKey): Promise<void> =>
  enqueue(env.CLIENT_MOVES_QUEUE_URL, { workspaceId, clientId }, { delaySeconds });
