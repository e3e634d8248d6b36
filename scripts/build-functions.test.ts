import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { build, type Plugin } from 'esbuild';
import PostalMime from 'postal-mime';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aDocument } from '../functions/analytics/testing/report-document.ts';
import { productFunctions } from '../shared/product-functions.ts';
import { registry } from '../shared/registry.ts';
import { sampleEnvironment } from './bench/import-times.ts';
import { type Bundle, buildFunctions, bundleLimitBytes, tooHeavy } from './build-functions.ts';
import { portOf } from './local/port-of.ts';
import { slimBundles } from './slim-bundles.ts';
import { unusedConstants, withPureConstants } from './unused-constants.ts';

const folder = mkdtempSync(join(tmpdir(), 'reclame-bundles-'));
const asked: string[] = [];
let broken = false;
// A table that is empty and takes everything, and the monitoring.
const outside = createServer((request, response) => {
  const target = request.headers['x-amz-target'];
  asked.push(target ? String(target).replace(/^.*\./, '') : 'monitoring');
  response.statusCode = target && broken ? 400 : 200;
  response
    .setHeader('content-type', 'application/x-amz-json-1.0')
    .end(broken ? '{"__type":"ValidationException"}' : '{}');
});
let bundles: Bundle[];

beforeAll(async () => {
  bundles = await buildFunctions(folder, false);
  await once(outside.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${portOf(outside)}`;
  Object.assign(process.env, sampleEnvironment, {
    SENTRY_DSN: `http://key@${host}/1`,
    AWS_REGION: 'eu-west-3',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: `http://${host}`,
  });
}, 900_000);

afterAll(() => {
  outside.close();
  outside.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function invoke(
  name: string,
  event: Pick<APIGatewayProxyEventV2, 'body'>,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { handler } = await import(join(folder, name, 'index.mjs'));
  const requestContext = { requestId: 'req_1', http: { sourceIp: '203.0.113.7' } };
  return handler(
    { ...event, rawQueryString: '', headers: { 'content-type': 'application/json' }, requestContext },
    { getRemainingTimeInMillis: () => 28_000 },
  );
}

test('there is a bundle for every function', () => {
  expect(bundles.map(({ name }) => name)).toEqual(productFunctions.map(({ name }) => name));
});

test('what the words say is carried by those alone that dispatch events, subscribe to them or show them', () => {
  const carrying = bundles.filter(({ sources }) => sources.some((file) => /^shared\/\w+\/word\.ts$/.test(file)));
  const rooms = carrying.map(({ name }) => productFunctions.find((one) => one.name === name)?.file.split('/')[0]);
  expect([...new Set(rooms)].sort()).toEqual(['admin', 'events', 'journal', 'notifications', 'webhooks']);
});

/** How much there is of what plans limit: a number, and nothing of what it counts. */
const counts = [
  'functions/ai/models/ai-usage.entity.ts',
  'functions/campaigns/core/campaign-book.entity.ts',
  'functions/learning/core/learning-book.entity.ts',
  'functions/prospects/core/prospect-book.entity.ts',
];

/** What creators were paid, and who they are: the State asks for it of whoever runs a platform (DAC7). */
const declared = ['functions/ugc/core/creator-legal.entity.ts', 'functions/ugc/core/payment.entity.ts'];
const isDeclared = (operation: string, file: string) => operation === 'exportPayments' && declared.includes(file);

/** What waits for moderation, as it was handed in or reported: those that show it, count it or decide of it. */
const waiting = 'functions/ugc/core/moderation-case.entity.ts';
const moderating = ['listModeration', 'decideModeration', 'getAdminDashboard'];
/** What a decision writes, by the ids of its case. */
const decidedOf = [
  ...['call', 'campaign', 'collaboration-step', 'creator-change', 'creator-profile', 'listed-creator', 'message'].map(
    (name) => `functions/ugc/core/${name}.entity.ts`,
  ),
  'functions/ugc/core/campaign-step.ts',
  'functions/ugc/core/new-step.ts',
];
const isModerated = (operation: string, file: string) =>
  (file === waiting && moderating.includes(operation)) ||
  (operation === 'decideModeration' && decidedOf.includes(file));

test('a decision of the moderation reads nothing but its case: of the rest it only writes', () => {
  const { sources = [] } = bundles.find(({ name }) => name === 'decideModeration') ?? {};
  const reading = sources.filter((file) => file.startsWith('functions/ugc/') && !decidedOf.includes(file));
  expect(reading.sort()).toEqual([
    'functions/ugc/campaign/closing.ts',
    waiting,
    'functions/ugc/moderation/decide.door.ts',
    'functions/ugc/moderation/effects.ts',
    'functions/ugc/moderation/queue.door.ts',
  ]);
  const effects = readFileSync('functions/ugc/moderation/effects.ts', 'utf8');
  expect(effects).not.toMatch(/\.(get|query|scan|match|find)\(|\bread[A-Z]\w*\(/);
});

test('no route of the administration reads what a workspace holds: people, places, bills, counts and the log alone', () => {
  const administrating = registry
    .filter(({ path }) => path.startsWith('/api/admin/'))
    .map(({ operation }) => operation);
  expect(administrating.length).toBeGreaterThan(3);
  const read = bundles
    .filter(({ name }) => administrating.includes(name))
    .flatMap(({ name, sources }) =>
      sources.filter(
        (file) =>
          file.endsWith('.entity.ts') && !counts.includes(file) && !isDeclared(name, file) && !isModerated(name, file),
      ),
    )
    .map((file) => file.split('/')[1]);
  expect(read).toContain('platform');
  const allowed = ['platform', 'auth', 'team', 'billing', 'journal', 'admin'];
  expect([...new Set(read)].filter((word) => !allowed.includes(word ?? ''))).toEqual([]);
});

test('reading a prospect takes 80 of our files at most', () => {
  const { sources = [] } = bundles.find(({ name }) => name === 'getProspect') ?? {};
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.length).toBeLessThanOrEqual(80);
});

test('what makes a PDF is bundled apart, with its fonts, in less than a function may be that nobody waits for', () => {
  const { lazyBytes = 0, coldBytes = 0 } = bundles.find(({ name }) => name === 'getReportPdf') ?? {};
  const { size } = statSync(join(folder, 'getReportPdf/lazy/functions-analytics-document-report-pdf.mjs'));
  expect(size).toBeGreaterThan(500_000);
  expect(size).toBeLessThan(910_000);
  expect(lazyBytes).toBeGreaterThan(size);
  expect(coldBytes).toBeLessThan(bundleLimitBytes);
});

test('a PDF that a bundle makes has its fonts, away from every node_modules', async () => {
  const away = mkdtempSync(join(tmpdir(), 'reclame-pdf-'));
  const made = join(away, 'report-pdf.mjs');
  copyFileSync(join(folder, 'getReportPdf/lazy/functions-analytics-document-report-pdf.mjs'), made);
  const { reportPdf } = await import(made);
  const bytes: Buffer = await reportPdf(aDocument);
  rmSync(away, { recursive: true });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : ''))).toContain(aDocument.name);
  // The letters themselves are in it.
  expect(bytes.length).toBeGreaterThan(25_000);
});

test('each reads less JavaScript than the limit at its cold start, whatever it may load later', () => {
  expect(tooHeavy(bundles)).toEqual([]);
  const planted = { entry: '', limitBytes: bundleLimitBytes, sources: [], packages: [] };
  expect(
    tooHeavy([
      { ...planted, name: 'heavy', coldBytes: bundleLimitBytes, lazyBytes: 0 },
      { ...planted, name: 'light', coldBytes: bundleLimitBytes - 1, lazyBytes: bundleLimitBytes },
    ]),
  ).toEqual(['heavy']);
});

test('monitoring is in each that may need it, apart from what a cold start reads', () => {
  for (const { name, entry, lazyBytes } of bundles.filter(({ name }) => name !== 'notFound')) {
    expect(readdirSync(join(entry, '..', 'lazy')), name).toContain('functions-platform-clients-sentry.mjs');
    expect(lazyBytes, name).toBeGreaterThan(10_000);
    expect(readFileSync(entry, 'utf8'), name).not.toContain('sentry_key');
  }
});

test('what is slimmed still reads the table', async () => {
  const { statusCode, body } = await invoke('getHealth', {});
  expect(JSON.parse(body ?? '')).toMatchObject({
    success: true,
    data: { status: 'ok', version: 'bench', demo: 'none' },
  });
  expect(statusCode).toBe(200);
  // Beside what it answers, the settings of the platform.
  // The settings of the platform, where those of before are too old, and its own.
  expect([...new Set(asked)]).toEqual(['GetItem']);
});

test('what is slimmed still writes to the table', async () => {
  asked.length = 0;
  const body = JSON.stringify({ email: 'personne@reclame.example', password: 'nothing' });
  expect((await invoke('login', { body })).statusCode).toBe(401);
  expect(asked).toContain('UpdateItem');
});

test('what is slimmed still describes its schemas', async () => {
  const { statusCode, body } = await invoke('getOpenapi', {});
  expect(statusCode).toBe(200);
  const { schema } = JSON.parse(body ?? '').paths['/api/auth/login'].post.requestBody.content['application/json'];
  expect(schema.properties.email.type).toBe('string');
});

/** One module of the platform as it is in a bundle. */
async function slimmed(name: string, ...plugins: Plugin[]) {
  const outfile = join(folder, `${name.replace('/', '-')}.mjs`);
  const entryPoints = [join(import.meta.dirname, '../functions/platform', `${name}.ts`)];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'silent', plugins });
  return import(outfile);
}

test('what is bundled still composes mails', async () => {
  const { composeMail } = await slimmed('clients/compose-mail');
  const mail = { subject: 'Été', text: 'Été', html: '<p>Été</p>' };
  const { subject, text, html } = await PostalMime.parse(await composeMail('a@reclame.example', 'b@agence.fr', mail));
  expect([subject, text?.trim(), html?.trim()]).toEqual(Object.values(mail));
});

test('what is slimmed still knows telephones', async () => {
  const { readPhone, showPhone } = await slimmed('phone-number', slimBundles(['libphonenumber-js/min']));
  expect(['06 12 34 56 78', '+32 470 12 34 56', '00 00'].map((raw) => readPhone(raw))).toEqual([
    '+33612345678',
    '+32470123456',
    null,
  ]);
  expect(readPhone('0470 12 34 56', 'BE')).toBe('+32470123456');
  expect(showPhone('+33612345678')).toBe('06 12 34 56 78');
});

test('a stand-in that nothing asks for any more fails the build, in a sentence', async () => {
  const sentence = (name: string) => new RegExp(`Nothing imports ${name} any more`);
  await expect(slimmed('phone-number', slimBundles(['libphonenumber-js/min', 'jsonschema']))).rejects.toThrow(
    sentence('jsonschema'),
  );
  await expect(slimmed('phone-number', slimBundles(['sdk of electrodb']))).rejects.toThrow(
    sentence('sdk of electrodb'),
  );
  await expect(slimmed('phone-number', unusedConstants)).rejects.toThrow(/No module is named like a client of AWS/);
});

test('a constant that nothing uses leaves, and what its making brought with it', () => {
  const text = 'import { z } from "zod";\nexport const a = z.string(), b: number = 1;\nconst f = () => z.null();\n';
  expect(withPureConstants(text, 'ts')).toBe(text.replace('z.string()', '/* @__PURE__ */ (() => (z.string()))()'));
});

test('an unexpected error brings the monitoring in, which the policy of production keeps out of this machine', async () => {
  asked.length = 0;
  broken = true;
  const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect((await invoke('getHealth', {})).statusCode).toBe(500);
  const logged = lines.mock.calls.map(([line]) => JSON.parse(String(line)));
  lines.mockRestore();
  const failed = logged.find(({ message }) => message === 'monitoring failed');
  expect(failed?.error.message).toContain('did not take the error');
  // The settings of the platform, where those of before are too old, and its own.
  expect([...new Set(asked)]).toEqual(['GetItem']);
});
