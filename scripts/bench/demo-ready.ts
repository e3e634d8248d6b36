import { setTimeout } from 'node:timers/promises';
import { getHealth } from '../../shared/health/health.contract.ts';

/** Waits until the product has loaded its demo library, which would be measured along. A refusal says that it is busy. */
export async function untilDemoReady(url: string): Promise<void> {
  while ((await demoOf(url)) !== 'ready') await setTimeout(200);
}

async function demoOf(url: string): Promise<string | undefined> {
  const answer = await fetch(url + getHealth.path);
  if (answer.ok) return (await answer.json()).data.demo;
  if (answer.status === 503 || answer.status === 429) return undefined;
  throw new Error(`${getHealth.path} answered ${answer.status}: ${await answer.text()}`);
}
