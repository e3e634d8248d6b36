import { strictEqual as equal, match, notStrictEqual as notEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { login } from '../shared/auth/auth.contract.ts';
import { getHealth } from '../shared/health/health.contract.ts';
import { reasons } from '../shared/kernel/error-messages.ts';
import { getOpenapi } from '../shared/openapi/openapi.contract.ts';
import { staticDocuments } from '../shared/page-paths.ts';
import { registry } from '../shared/registry.ts';
import { securityHeaders } from '../shared/security-headers.ts';
import { webConfigPath } from '../shared/web-config.ts';
import { asVisitor } from './smoke/as-visitor.ts';
import { callsTo } from './smoke/call-over-http.ts';
import { deepChecks, type Visit } from './smoke/deep-checks.ts';

type Ask = (path: string, init?: RequestInit) => Promise<{ status: number; headers: Headers; text: string }>;
type Check = (ask: Ask) => Promise<void>;
export type Outcome = { name: string; problem?: string };

const failure = z.object({
  success: z.literal(false),
  error: z.object({ code: z.string(), message: z.string(), requestId: z.string() }),
});
const health = z.object({ success: z.literal(true), data: getHealth.output });
const reference = z.object({ openapi: z.string().startsWith('3.1'), paths: z.record(z.string(), z.unknown()) });
const config = z.object({ environment: z.string(), release: z.string() });

async function refuses(ask: Ask, path: string, reason: keyof typeof reasons, init?: RequestInit): Promise<void> {
  const answer = await ask(path, init);
  const { error } = failure.parse(JSON.parse(answer.text));
  equal(error.code, reasons[reason].code);
  equal(error.message, reasons[reason].message);
  equal(answer.headers.get('x-request-id'), error.requestId);
}

async function isPage(ask: Ask, path: string): Promise<string> {
  const { status, headers, text } = await ask(path);
  equal(status, 200);
  match(headers.get('content-type') ?? '', /^text\/html/);
  return text;
}

const nowhere = `${getHealth.path}/nowhere`;

const checks: Record<string, Check> = {
  'the service says that it is well': async (ask) => {
    health.parse(JSON.parse((await ask(getHealth.path)).text));
  },
  'the reference describes every route': async (ask) => {
    const { paths } = reference.parse(JSON.parse((await ask(getOpenapi.path)).text));
    equal(Object.keys(paths).length, new Set(registry.map(({ path }) => path)).size);
  },
  'an unknown route gets our 404': async (ask) => {
    equal((await ask(nowhere)).status, 404);
    await refuses(ask, nowhere, 'not_found');
  },
  'a wrong sign-in is refused in our words': async (ask) => {
    const body = JSON.stringify({ email: `smoke-${Date.now()}@reclame.example`, password: 'not a password' });
    await refuses(ask, login.path, 'wrong_credentials', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  },
  'answers of the API are never cached nor guessed at': async (ask) => {
    const { headers } = await ask(getHealth.path);
    equal(headers.get('cache-control'), 'no-store');
    equal(headers.get('x-content-type-options'), 'nosniff');
    match(headers.get('strict-transport-security') ?? '', /max-age=\d{8}/);
  },
  'pages bear the security headers': async (ask) => {
    const { headers } = await ask('/');
    const bare = (policy: string | null) => policy?.replace(/connect-src [^;]*/, '');
    for (const [name, value] of Object.entries(securityHeaders)) equal(bare(headers.get(name)), bare(value), name);
  },
  'every address of a screen gives the application': async (ask) => {
    const application = await isPage(ask, '/');
    for (const path of ['/ads', '/settings', '/reset-password?token=x'])
      equal(await isPage(ask, path), application, path);
  },
  'documents stand outside the application': async (ask) => {
    const application = await isPage(ask, '/');
    for (const path of staticDocuments) notEqual(await isPage(ask, path), application, path);
  },
  'a file that is not there is a 404': async (ask) => {
    equal((await ask('/assets/nowhere-00000000.js')).status, 404);
  },
  'the pages know where they run': async (ask) => {
    config.parse(JSON.parse((await ask(webConfigPath)).text));
  },
};

/** Tries on a running product what a visitor needs, from outside. All that it leaves there is one failed sign-in. */
export async function smoke(origin: string): Promise<Outcome[]> {
  const ask: Ask = async (path, init) => {
    const response = await fetch(new URL(path, origin), { ...init, signal: AbortSignal.timeout(30_000) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const outcomes: Outcome[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const problem = await check(ask).then(() => undefined, reasonOf);
    outcomes.push({ name, problem });
  }
  return outcomes;
}

/**
 * Does with an account of its own what people do in a day, so that queues, mails, files, keys and the stream all work for once, and asks for
 * its erasure. What runs by the clock alone is not seen from outside. Each check goes on from those before: the first that fails ends it.
 */
export async function smokeDeep(visit: Visit): Promise<Outcome[]> {
  const signed = { ...visit, call: callsTo(visit.origin), password: `Essai-${randomUUID()}` };
  const outcomes: Outcome[] = [];
  for (const [name, check] of Object.entries(deepChecks)) {
    const problem = await check(signed).then(() => undefined, reasonOf);
    outcomes.push({ name, problem });
    if (problem) break;
  }
  return outcomes;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return error.message.replaceAll(/\s+/g, ' ').slice(0, 300) + cause;
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { deep: { type: 'boolean', default: false }, email: { type: 'string' } },
  });
  const [origin = ''] = positionals;
  if (!URL.canParse(origin)) {
    console.error('Which address? npm run smoke -- https://reclame.example [--deep [--email <yours>]]');
    process.exit(2);
  }
  const outcomes = await smoke(origin);
  if (values.deep) outcomes.push(...(await asVisitor(origin, values.email, smokeDeep)));
  for (const { name, problem } of outcomes) console.log(problem ? `✗ ${name}: ${problem}` : `✓ ${name}`);
  const failed = outcomes.filter(({ problem }) => problem).length;
  console.log(`${outcomes.length - failed} hold, ${failed} do not`);
  process.exit(failed > 0 ? 1 : 0);
}
