import { setTimeout } from 'node:timers/promises';
import { getHealth } from '../../shared/health/health.contract.ts';

/** Waits until the product has loaded its demo library, which would be measured along. */
export async function untilDemoReady(url: string): Promise<void> {
  const demo = async () => (await (await fetch(url + getHealth.path)).json()).data.demo;
  while ((await demo()) !== 'ready') await setTimeout(200);
}
