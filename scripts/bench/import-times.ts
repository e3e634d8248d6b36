import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Env } from '../../functions/platform/env-schema.ts';
import type { QueueVariable } from '../../shared/words.ts';
import { queues } from '../../shared/workers.ts';
import type { Bundle } from '../build-functions.ts';
import { median } from './figures.ts';

const run = promisify(execFile);

const addresses = Object.fromEntries(
  Object.values(queues).map(({ addressVariable, name }) => [addressVariable, `https://queue.example/${name}`]),
) as Record<QueueVariable, string>;

/** Any values will do: nothing is called while a module loads. */
export const sampleEnvironment: Record<keyof Env, string> = {
  ...addresses,
  STAGE: 'bench',
  RELEASE: 'bench',
  ORIGIN_PROOF: 'optional',
  VERSION: 'bench',
  LOG_LEVEL: 'error',
  TABLE_NAME: 'table',
  AUTH_SECRET_ID: 'auth',
  ORIGIN_SECRET_ID: 'origin',
  SECRETS_KEY_ID: 'key',
  APP_URL: 'https://reclame.example',
  MAIL_FROM: 'bonjour@reclame.example',
  FILES_BUCKET: 'files',
  ANCHORS_BUCKET: 'anchors',
  QUEUES_URL: 'https://queue.example/',
  UPLOADS_ENDPOINT: 'https://files.example',
  META_GRAPH_URL: 'https://graph.example',
  STRIPE_API_URL: 'https://stripe.example',
  STRIPE_SECRET_ID: 'stripe',
  AI_BEDROCK_MODEL: 'eu.anthropic.model',
  AI_MONTHLY_TOKENS: '1000',
  ADMIN_EMAIL: 'administration@reclame.example',
  ADMIN_SECOND_FACTOR: 'required',
  ADMIN_ADDRESSES: '203.0.113.0/24',
  SENTRY_DSN: 'https://key@monitoring.example/1',
};

const timedImport =
  'const start = performance.now(); await import(process.argv[1]); console.log(performance.now() - start)';

export type ImportTime = { name: string; medianMs: number };

/** How long each function takes to load in a process of its own, and an empty one beside it, in rounds that take turns. */
export async function measureImportTimes(bundles: Pick<Bundle, 'name' | 'entry'>[], rounds = 9): Promise<ImportTime[]> {
  const folder = mkdtempSync(join(tmpdir(), 'reclame-empty-'));
  try {
    const empty = join(folder, 'index.mjs');
    writeFileSync(empty, 'export const handler = async () => ({});\n');
    const measured = [{ name: 'empty handler', entry: empty }, ...bundles].map((bundle) => ({
      ...bundle,
      times: [] as number[],
    }));
    for (let round = 0; round < rounds; round++) {
      for (const { entry, times } of measured) times.push(await importOnce(entry));
    }
    return measured.map(({ name, times }) => ({ name, medianMs: median(times) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function importOnce(entry: string): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', timedImport, pathToFileURL(entry).href],
    { env: { ...sampleEnvironment, AWS_REGION: 'eu-west-3' } },
  );
  return Number(stdout);
}
