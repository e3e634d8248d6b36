import { connectionProblems } from '../../../shared/campaigns/connections.rules.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { paths } from '../../../shared/page-paths.ts';
import { counterSum } from '../../../shared/rules/sums.ts';
import { hasMeta } from '../../settings/meta-integration/has-meta.door.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { figuresIn } from '../core/figures-in.ts';
import { connectionsOf } from './read-connection.ts';

/** The days before the last one that was read: what is at stake is what was spent in them. */
const spendDays = 7;

/** The ad accounts that are not read any more, with what was spent there in a week, by currency of the account. */
export async function failingConnections(workspaceId: string, campaigns: Promise<readonly CampaignItem[]>) {
  const active = (await connectionsOf(workspaceId)).filter((one) => one.active);
  if (active.length === 0) return [];
  const hasToken = await hasMeta(workspaceId);
  const failing = active.filter(({ problem }) => !hasToken || problem);
  const all = failing.length > 0 ? await campaigns : [];
  return Promise.all(
    failing.map(async ({ connectionId, accountName, currency, problem, lastDay }) => {
      const own = all.filter((one) => one.connectionId === connectionId && one.currency === currency);
      const figures = lastDay
        ? await figuresIn(workspaceId, own, { from: addDays(lastDay, 1 - spendDays), to: lastDay })
        : new Map();
      const spent = [...figures.values()].reduce((sum, { sums }) => sum + (counterSum(sums, 'spend') ?? 0), 0);
      return {
        id: connectionId,
        name: accountName,
        detail: connectionProblems[hasToken ? (problem ?? 'unavailable') : 'missing'],
        path: paths.connections,
        stake: spent > 0 ? { amount: Math.round(spent * 100) / 100, currency } : null,
      };
    }),
  );
}
