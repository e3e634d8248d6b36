import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { getProfile } from '../../shared/auth/auth.contract.ts';
import { getDashboard } from '../../shared/dashboard/dashboard.contract.ts';
import { addDays, parisDay } from '../../shared/kernel/paris-day.ts';
import { fastFolder, startProduct } from '../local/product.ts';
import type { Filled } from './campaigns-worker.ts';
import { untilDemoReady } from './demo-ready.ts';
import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';

const campaigns = 500;
const days = 730;
const seconds = 15;

/** The morning's call over 500 campaigns of two years, beside the call that reads no more than the session. */
export async function benchDashboard(): Promise<void> {
  const folder = fastFolder();
  try {
    const period = { from: addDays(parisDay(), -days), to: addDays(parisDay(), -1) };
    const filled: Filled = await onFastTable(
      (environment) =>
        inOwnProcess('scripts/bench/campaigns-worker.ts', { task: 'fill', campaigns, period }, environment),
      folder,
    );
    const product = await startProduct(folder);
    const rows = await measureCalls(product.url, filled).finally(product.stop);
    printTable(
      `Dashboard of ${campaigns} campaigns, ${days} days, in ms (goals at 20 connections: p50 80, p99 250; load ${loadavg()[0]?.toFixed(1)})`,
      rows,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureCalls(url: string, { token }: Filled) {
  await untilDemoReady(url);
  const measured = async (name: string, path: string, connections: number) => {
    const { latency, requests, non2xx, errors } = await autocannon({
      ...{ url: url + path, headers: { authorization: `Bearer ${token}` } },
      ...{ connections, duration: seconds, timeout: 30 },
    });
    return {
      name,
      p50: latency.p50,
      p99: latency.p99,
      'per second': Math.round(requests.average),
      failures: non2xx + errors,
    };
  };
  const dashboard = `${getDashboard.path}?compare=previous`;
  await measured('first', dashboard, 1);
  return [
    await measured('dashboard, 1 connection', dashboard, 1),
    await measured('dashboard, 20 connections', dashboard, 20),
    await measured('profile, 20 connections', getProfile.path, 20),
  ];
}
