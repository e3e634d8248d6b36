import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { eachChain } from './each-chain.ts';
import { sealForgotten } from './seal-forgotten.ts';

export const handler = defineSchedule('seal-forgotten', (now) =>
  eachChain('chain not sealed', (chainId) => sealForgotten(chainId, now)),
);
