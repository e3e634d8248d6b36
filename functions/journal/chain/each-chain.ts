import { captureError } from '../../platform/clients/monitoring.ts';
import { platformChain } from '../../platform/db/audit-line.entity.ts';
import { ListedWorkspace, workspaceShards } from '../../platform/identity/workspace-list.entity.ts';
import { log } from '../../platform/log.ts';
import { sweepShards, untilAllEnded } from '../../platform/outbox/sweep-shards.ts';
import { AuditChain, chainShards } from './audit-chain.entity.ts';

/** Of each shard. */
const chainsAtOnce = 10;

type Act = (chainId: string) => Promise<void>;
type Which = {
  /** Verified before that alone. */
  turnBefore?: string;
  /** No more chains are begun once this says so. */
  isOver?: () => boolean;
};

const everyTurn = '9999';

/**
 * Does something to each chain that has a block, of workspaces that are gone too. One in trouble keeps no other waiting; it is thrown once
 * all are done, so that an alarm rings.
 */
export function eachChain(
  what: string,
  act: Act,
  { turnBefore = everyTurn, isOver = () => false }: Which = {},
): Promise<void> {
  const one = alone(what, act);
  return sweepShards(
    chainShards,
    async (shardKey, cursor) => {
      if (isOver()) return { data: [], cursor: null };
      return AuditChain.query.byTurn({ shardKey }).lt({ turnKey: turnBefore }).go({ limit: chainsAtOnce, cursor });
    },
    (page) => page.map(({ chainId }) => one(chainId)),
  );
}

/** The same with the platform and each workspace that there is, or that is of an id from one on, whether it has a block or not. */
export async function eachListed(what: string, act: Act, firstId = ''): Promise<void> {
  const one = alone(what, act);
  const ofWorkspaces = sweepShards(
    workspaceShards,
    (shardKey, cursor) =>
      ListedWorkspace.query.byShard({ shardKey }).gte({ workspaceId: firstId }).go({ limit: chainsAtOnce, cursor }),
    (page) => page.map(({ workspaceId }) => one(workspaceId)),
  );
  await untilAllEnded([one(platformChain), ofWorkspaces]);
}

const alone = (what: string, act: Act) => (chainId: string) =>
  act(chainId).catch(async (error) => {
    log.error(what, error, { chainId });
    await captureError(error, { chainId });
    throw error;
  });
