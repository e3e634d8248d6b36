import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { functionSettings } from '../../infra/function-settings.ts';
import { productFunctions } from '../../shared/product-functions.ts';
import { type Bundle, buildFunctions } from '../build-functions.ts';
import { portOf } from '../local/port-of.ts';
import { nodeOfStages } from '../stage-node.ts';
import { median, printTable } from './figures.ts';
import { sampleEnvironment } from './import-times.ts';

const run = promisify(execFile);

const rounds = 5;
const shown = 20;
/** Of memory, that buys one whole processor; less of it buys so much less. */
const wholeProcessorMb = 1769;
const commonMb = 512;

type Taken = { loadMs: number; callMs: number };

/**
 * What the heaviest cold starts take of a processor, on the Node that runs this and on that of the stages, and what they are made of. Time
 * of the processor and not of the clock: it stays the same on a machine that has other work, and a function of half a gigabyte is given
 * three tenths of one. What it waits for is not in it; the call is a stranger's.
 */
export async function benchColdStarts(): Promise<void> {
  const bundles = (await buildFunctions()).filter(({ name }) => kindOf(name) === 'route');
  const heaviest = bundles.sort((a, b) => b.coldBytes - a.coldBytes).slice(0, shown);
  const nodes = [...new Set([process.execPath, nodeOfStages() ?? process.execPath])];
  const nothing = createServer((_, response) => response.setHeader('content-type', 'application/json').end('{}'));
  await new Promise<void>((listening) => nothing.listen(0, '127.0.0.1', () => listening()));
  const environment = {
    ...sampleEnvironment,
    SENTRY_DSN: '',
    AWS_REGION: 'eu-west-3',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${portOf(nothing)}`,
  };
  for (const node of nodes) {
    const { stdout: version } = await run(node, ['--version']);
    const rows = [];
    for (const bundle of heaviest) rows.push(rowOf(bundle, await measure(node, bundle, environment)));
    rows.sort((a, b) => b['load ms'] - a['load ms']);
    printTable(`Heaviest cold starts of routes on Node ${version.trim()} (processor time, median of ${rounds})`, rows);
  }
  nothing.close();
  nothing.closeAllConnections();
}

const kindOf = (name: string) => {
  const file = productFunctions.find((one) => one.name === name)?.file ?? '';
  return /\.(worker|stream|schedule)$/.exec(file)?.[1] ?? (file.includes('/move/') ? 'migration' : 'route');
};

async function measure(node: string, { entry }: Bundle, env: Record<string, string>): Promise<Taken> {
  const all: Taken[] = [];
  for (let round = 0; round < rounds; round++) {
    const script = join(import.meta.dirname, 'cold-start.mjs');
    const { stdout } = await run(node, ['--no-warnings', script, entry, 'route'], { env });
    all.push(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  }
  return { loadMs: median(all.map(({ loadMs }) => loadMs)), callMs: median(all.map(({ callMs }) => callMs)) };
}

function rowOf({ name, coldBytes, packages }: Bundle, { loadMs, callMs }: Taken) {
  const memoryMb = functionSettings(name).memoryMb ?? commonMb;
  const share = Math.min(1, memoryMb / wholeProcessorMb);
  return {
    name,
    KB: Math.round(coldBytes / 1000),
    'memory MB': memoryMb,
    'load ms': Math.round(loadMs),
    'call ms': Math.round(callMs),
    'both on its share, ms': Math.round((loadMs + callMs) / share),
    'made of, KB': packages
      .slice(0, 4)
      .map(([part, bytes]) => `${part} ${Math.round(bytes / 1000)}`)
      .join(', '),
  };
}
