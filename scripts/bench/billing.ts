import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const lives = process.env.BILLING_LIVES ?? '1000';
const test = 'functions/billing/stripe/shuffled.test.ts';

/** So many whole lives of a workspace that pays, whose news are shuffled, doubled, late or lost: each has to end as the first. */
export async function benchBilling(): Promise<void> {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project=table', test], {
    stdio: 'inherit',
    env: { ...process.env, BILLING_LIVES: lives },
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${lives} lives in ${seconds} s: ${status === 0 ? 'all end the same' : 'they do not end the same'}`);
  if (status !== 0) process.exitCode = 1;
}
