import { captureError } from '../../platform/clients/monitoring.ts';
import { ListedWorkspace, workspaceShards } from '../../platform/identity/workspace-list.entity.ts';
import { log } from '../../platform/log.ts';
import { sweepShards } from '../../platform/outbox/sweep-shards.ts';

/** The chain of what the platform itself does. */
export const platformChain = 'platform';

/** Of each shard. */
const chainsAtOnce = 10;

/** Does something to each chain; one in trouble is told, and keeps no other waiting. */
export async function eachChain(what: string, act: (chainId: string) => Promise<void>): Promise<void> {
  const alone = (chainId: string) =>
    act(chainId).catch(async (error) => {
      log.error(what, error, { chainId });
      await captureError(error, { chainId });
    });
  await alone(platformChain);
  await sweepShards(
    workspaceShards,
    (shardKey, cursor) => ListedWorkspace.query.byShard({ shardKey }).go({ limit: chainsAtOnce, cursor }),
    (page) => page.map(({ workspaceId }) => alone(workspaceId)),
  );
}
