import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { getProfile } from '../../shared/auth/auth.contract.ts';
import { getDashboard } from '../../shared/dashboard/dashboard.contract.ts';
import { addDays, parisDay } from '../../shared/kernel/paris-day.ts';
import { fastFolder, startProduct } from '../local/product.ts';
import type { Filled } from './campaigns-worker.ts';
import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import { type Served, type ServedTask, shownServed } from './served.ts';
import { untilIdle } from './until-idle.ts';

const campaigns = 500;
const days = 730;
const seconds = 15;

/** The morning's call over 500 campaigns of two years, beside the call that reads no more than the session. */
export async function benchDashboard(): Promise<void> {
  const folder = fastFolder();
  try {
    const period = { from: addDays(parisDay(), -days), to: addDays(parisDay(), -1) };
    const { filled, beside } = await onFastTable(async (environment) => {
      const fill = { task: 'fill', campaigns, period };
      const filled: Filled = await inOwnProcess('scripts/bench/campaigns-worker.ts', fill, environment);
      return { filled, beside: await besideItsReads(filled, environment) };
    }, folder);
    const product = await startProduct(folder);
    const rows = await measureCalls(product.url, filled).finally(product.stop);
    printTable(
      `Dashboard of ${campaigns} campaigns, ${days} days, in ms (goals at 20 connections: p50 80, p99 250; load ${loadavg()[0]?.toFixed(1)})`,
      rows,
    );
    printTable('The function alone beside its own reads of the table by a bare client (goal 0.80 of them)', beside);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function besideItsReads({ token }: Filled, environment: Record<string, string>) {
  const rows = [];
  for (const connections of [1, 20]) {
    const task: ServedTask = { act: 'dashboard', token, connections, calls: connections === 1 ? 60 : 120, rounds: 5 };
    const served: Served = await inOwnProcess('scripts/bench/served-worker.ts', task, environment);
    rows.push({ name: `dashboard, ${connections} at once`, ...shownServed(served) });
  }
  return rows;
}

async function measureCalls(url: string, { token }: Filled) {
  await untilIdle(url);
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
