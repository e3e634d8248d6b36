import { captureError } from '../../platform/clients/monitoring.ts';
import { platformChain } from '../../platform/db/audit-line.entity.ts';
import { ListedWorkspace, workspaceShards } from '../../platform/identity/workspace-list.entity.ts';
import { log } from '../../platform/log.ts';
import { sweepShards, untilAllEnded } from '../../platform/outbox/sweep-shards.ts';

/** Of each shard. */
const chainsAtOnce = 10;

/** Does something to each chain. One in trouble keeps no other waiting; it is thrown once all are done, so that an alarm rings. */
export async function eachChain(what: string, act: (chainId: string) => Promise<void>): Promise<void> {
  const alone = (chainId: string) =>
    act(chainId).catch(async (error) => {
      log.error(what, error, { chainId });
      await captureError(error, { chainId });
      throw error;
    });
  const ofWorkspaces = sweepShards(
    workspaceShards,
    (shardKey, cursor) => ListedWorkspace.query.byShard({ shardKey }).go({ limit: chainsAtOnce, cursor }),
    (page) => page.map(({ workspaceId }) => alone(workspaceId)),
  );
  await untilAllEnded([alone(platformChain), ofWorkspaces]);
}
