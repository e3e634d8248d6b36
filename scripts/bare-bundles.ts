import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { productFunctions } from '../shared/product-functions.ts';
import { migrations } from '../shared/workers.ts';
import { sampleEnvironment } from './bench/import-times.ts';
import { functionsDir } from './build-functions.ts';
import { portOf } from './local/port-of.ts';
import { nodeOfStages, stageNode } from './stage-node.ts';

export type Started = { name: string; kind: 'route' | 'worker' | 'stream' | 'schedule' | 'migration' };
type Outcome = { name: string; node: string; answer?: unknown; thrown?: string; formatters?: string[] };

const all: Started[] = productFunctions.map(({ name, file }) => {
  if (name in migrations) return { name, kind: 'migration' };
  const [, kind = 'route'] = /\.(worker|stream|schedule)$/.exec(file) ?? [];
  return { name, kind: kind as Started['kind'] };
});

/**
 * Starts bundles away from every node_modules, on an AWS that knows nothing, and answers what is wrong with them: one
 * that cannot be loaded, breaks, or says what no function of its kind says. `folder` holds a folder for each.
 */
export async function startBare(node: string, folder: string, functions: Started[] = all): Promise<string[]> {
  const away = mkdtempSync(join(tmpdir(), 'reclame-bare-'));
  const nothing = createServer(({ headers }, response) => {
    const asksForMany = /\.(Query|Scan)$/.test(String(headers['x-amz-target']));
    response.setHeader('content-type', 'application/json').end(asksForMany ? '{"Items":[],"Count":0}' : '{}');
  });
  await once(nothing.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${portOf(nothing)}`;
  const environment = {
    ...sampleEnvironment,
    SENTRY_DSN: `http://key@${host}/1`,
    AWS_REGION: 'eu-west-3',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL: `http://${host}`,
  };
  try {
    cpSync(folder, away, { recursive: true, filter: (path) => !path.endsWith('.map') });
    const turns = availableParallelism();
    const shares = Array.from({ length: turns }, (_, turn) => functions.filter((_one, at) => at % turns === turn));
    const found = await Promise.all(shares.map((share) => startShare(node, away, share, environment)));
    return found.flat();
  } finally {
    nothing.close();
    nothing.closeAllConnections();
    rmSync(away, { recursive: true });
  }
}

async function startShare(node: string, folder: string, share: Started[], env: Record<string, string>) {
  const outcomes = new Map<string, Outcome>();
  const child = fork(join(import.meta.dirname, 'start-bare.mjs'), [folder, JSON.stringify(share)], {
    execPath: node,
    execArgv: ['--no-warnings'],
    env,
    silent: true,
  });
  child.on('message', (outcome) => outcomes.set((outcome as Outcome).name, outcome as Outcome));
  const said = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  await once(child, 'close');
  const [logged = '', cried = ''] = await said;
  return [
    ...share.flatMap(({ name, kind }) => problemsOf(kind, outcomes.get(name)).map((problem) => `${name}: ${problem}`)),
    ...monitoringProblems(logged),
    ...(cried ? [cried] : []),
  ];
}

function problemsOf(kind: Started['kind'], outcome: Outcome | undefined): string[] {
  if (!outcome) return ['its process ended before it answered'];
  if (!outcome.node.startsWith(`v${stageNode}.`)) return [`it ran on Node ${outcome.node}`];
  if (outcome.thrown) return [outcome.thrown];
  if (outcome.formatters?.length) return [`it asks for ${outcome.formatters} as it loads: ask at its first use`];
  return isKnown[kind](outcome.answer) ? [] : [`it answered ${JSON.stringify(outcome.answer)}`];
}

/** A route that answers a page refuses as a page. */
const isPage = (body: string) => body.startsWith('<!doctype html>');

/** What a function says to a request of a stranger, to a message that is none, to no records, and by the clock or without a deploy. */
const isKnown: Record<Started['kind'], (answer: unknown) => boolean> = {
  route: (answer) => {
    const { statusCode = 500, body = '' } = answer as { statusCode?: number; body?: string };
    return statusCode < 400 || (statusCode < 500 && (isPage(body) || JSON.parse(body).success === false));
  },
  worker: (answer) => JSON.stringify(answer) === '{"batchItemFailures":[{"itemIdentifier":"bare"}]}',
  stream: (answer) => JSON.stringify(answer) === '{"batchItemFailures":[]}',
  schedule: (answer) => answer === null,
  migration: (answer) => answer === null,
};

/** What fails is told to the monitoring, which is loaded then; this machine is closed to it, and that is all it may say. */
const monitoringProblems = (logged: string) =>
  logged
    .split('\n')
    .filter((line) => line.includes('monitoring failed') && !line.includes('the monitoring did not take the error'));

if (process.argv[1] === import.meta.filename) {
  const node = nodeOfStages();
  if (!existsSync(functionsDir)) throw new Error(`${functionsDir} is missing: run "npm run synth" first`);
  const problems = node ? await startBare(node, functionsDir) : [];
  for (const problem of problems) console.error(problem);
  if (node) console.log(`${all.length} bundles started bare on Node ${stageNode}, ${problems.length} problems`);
  else console.log(`npm has no Node ${stageNode} for this machine: bundles not started on it`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
