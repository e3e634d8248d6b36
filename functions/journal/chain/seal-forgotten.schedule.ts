import { dayMs } from '../../../shared/kernel/day.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { untilAllEnded } from '../../platform/outbox/sweep-shards.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { eachChain, eachListed } from './each-chain.ts';
import { sealForgotten } from './seal-forgotten.ts';

const what = 'chain not sealed';

/** Chains that have a block, and workspaces so new that the stream may have lost their very first. */
export const handler = defineSchedule('seal-forgotten', (now) => {
  const seal = (chainId: string) => sealForgotten(chainId, now);
  return untilAllEnded([eachChain(what, seal), eachListed(what, seal, firstIdAt('wks', now.getTime() - dayMs))]);
});
