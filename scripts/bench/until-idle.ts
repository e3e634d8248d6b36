import { setTimeout } from 'node:timers/promises';
import { getHealth } from '../../shared/health/health.contract.ts';

/** How often in a row, half a second apart, nothing waits in any queue: a schedule fills one after the other. */
const idleLooks = 6;

/** Waits until the product has loaded its demo and its workers have nothing left to do, which would be measured along. */
export async function untilIdle(url: string): Promise<void> {
  while ((await demoOf(url)) !== 'ready') await setTimeout(200);
  let idle = 0;
  while (idle < idleLooks) {
    await setTimeout(500);
    const queues: { waiting: number; running: number }[] = await (await fetch(`${url}/_local/queues`)).json();
    idle = queues.every(({ waiting, running }) => waiting + running === 0) ? idle + 1 : 0;
  }
}

/** A refusal says that it is busy. */
async function demoOf(url: string): Promise<string | undefined> {
  const answer = await fetch(url + getHealth.path);
  if (answer.ok) return (await answer.json()).data.demo;
  if (answer.status === 503 || answer.status === 429) return undefined;
  throw new Error(`${getHealth.path} answered ${answer.status}: ${await answer.text()}`);
}
