import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { envSchema } from '../functions/platform/env-schema.ts';
import { grantedRights } from '../scripts/rights/granted-rights.ts';
import { type Right, rightsIn, usedRights } from '../scripts/rights/used-rights.ts';
import { productFunctions } from '../shared/product-functions.ts';
import { registry } from '../shared/registry.ts';
import { queues, workerName } from '../shared/workers.ts';
import { wordNeeds, workerNeeds } from './needs.ts';
import { quotas } from './quotas.ts';
import { synthesize } from './testing/synthesized.ts';

const made = synthesize();
afterAll(made.remove);

const { api, workers } = made.stacks;
const words = api.words.map(({ name, functions }) => {
  const stack = functions[0]?.stack;
  if (!stack) throw new Error(`/api/${name} has no route`);
  return { name, template: made.template(stack) };
});
const apiTemplate = made.template(api);
const workersTemplate = made.template(workers);
const apiTemplates = [apiTemplate, ...words.map(({ template }) => template)];
const templates = [...apiTemplates, workersTemplate];

const all = (some: Template[], type: string) => some.flatMap((template) => Object.values(template.findResources(type)));
const statements = (template: Template) =>
  all([template], 'AWS::IAM::Policy').flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
const actionsOf = (template: Template): string[] => statements(template).flatMap(({ Action }) => Action);
const wordTemplate = (name: string) => words.find((word) => word.name === name)?.template ?? apiTemplate;

const granted = new Map(templates.flatMap((template) => [...grantedRights(template)]));
let used: Map<string, Set<Right>>;
beforeAll(async () => {
  used = await usedRights();
});

/** `name: right` for each right of one map that the other has not. */
const beyond = (some: Map<string, Set<Right>>, others: Map<string, Set<Right>>) =>
  [...some].flatMap(([name, rights]) =>
    [...rights].filter((right) => !others.get(name)?.has(right)).map((right) => `${name}: ${right}`),
  );

test('the gateway has the routes of the registry, and one for the rest', () => {
  const keys = all(apiTemplates, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey);
  expect(keys.sort()).toEqual([...registry.map(({ method, path }) => `${method} ${path}`), '$default'].sort());
});

test('every function is shaped alike and reads a bundle of its own', () => {
  const functions = all(templates, 'AWS::Lambda::Function').map(({ Properties }) => Properties);
  expect(functions.map(({ FunctionName }) => FunctionName).sort()).toEqual(
    productFunctions.map(({ name }) => `reclame-prod-${name}`).sort(),
  );
  for (const fn of functions) {
    expect(fn).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'], Handler: 'index.handler' });
    expect(fn.LoggingConfig.LogGroup).toBeDefined();
  }
  for (const { Properties } of all(templates, 'AWS::Logs::LogGroup')) expect(Properties.RetentionInDays).toBe(30);
});

test('routes answer before the gateway gives up', () => {
  for (const { Properties } of all(apiTemplates, 'AWS::Lambda::Function')) expect(Properties.Timeout).toBe(28);
});

test('what reads a generation of the catalogue has the disk for two and a processor to search them', () => {
  const functions = all(templates, 'AWS::Lambda::Function').map(({ Properties }) => Properties);
  const readers = [
    'searchAds',
    'trendingAds',
    'similarAds',
    'getAdStats',
    'listSavedSearches',
    'createSavedSearch',
    'updateSavedSearch',
    'buildCatalogue',
  ];
  const roomy = functions.filter(({ EphemeralStorage }) => EphemeralStorage?.Size === 2048);
  expect(roomy.map(({ FunctionName }) => FunctionName).sort()).toEqual(
    readers.map((name) => `reclame-prod-${name}`).sort(),
  );
  for (const { MemorySize } of roomy) expect(MemorySize).toBeGreaterThanOrEqual(1769);
});

test('functions get every variable that they check at start, and no other', () => {
  const { UPLOADS_ENDPOINT: _uploads, META_GRAPH_URL: _meta, ...staged } = envSchema.shape;
  const onStages = Object.keys(staged).sort();
  for (const { Properties } of all(templates, 'AWS::Lambda::Function')) {
    expect(Object.keys(Properties.Environment.Variables).sort()).toEqual(onStages);
  }
});

test('the sender is an address alone, the stage is written as the monitoring does', () => {
  const [fn] = all([workersTemplate], 'AWS::Lambda::Function');
  expect(fn?.Properties.Environment.Variables).toMatchObject({
    MAIL_FROM: 'bonjour@reclame.example',
    APP_URL: 'https://reclame.example',
    STAGE: 'production',
  });
});

test('no role has a wildcard but for the files of one bucket and the streams of one table, and none may scan the table or delete it', () => {
  for (const template of templates) {
    for (const { Action, Resource, Effect } of statements(template)) {
      expect(Effect).toBe('Allow');
      const isStream = [Action].flat().every((action: string) => /Stream|GetRecords|GetShardIterator/.test(action));
      const isFiles = [Action].flat().every((action: string) => /^s3:(Get|Put|Delete)Object$/.test(action));
      const text = JSON.stringify([Action, Resource]);
      if (isStream) expect(text).toMatch(/^[^*]*:ExportsOutputFnGetAttTable\w+"\},"\/stream\/\*"\]\][^*]*$/);
      else if (isFiles) expect(text).toMatch(/^[^*]*:ExportsOutputFnGetAttFiles\w+"\},"\/\*"\]\][^*]*$/);
      else expect(text).not.toContain('*');
    }
    expect(actionsOf(template)).not.toContain('dynamodb:Scan');
    expect(actionsOf(template)).not.toContain('dynamodb:DeleteTable');
    expect(all([template], 'AWS::IAM::Role').filter(({ Properties }) => Properties.ManagedPolicyArns)).toEqual([]);
  }
});

test('every function may do what its bundle can ask of AWS', () => {
  expect([...granted.keys()].sort()).toEqual([...used.keys()].sort());
  expect(beyond(used, granted)).toEqual([]);
});

test('what is not for a word of the API may send, open, seal and mail no more than its bundle does', () => {
  const spare = beyond(grantedRights(workersTemplate), used).filter((line) => !/DeadLetters$/.test(line));
  expect(spare.filter((line) => /: (sqs:SendMessage|kms:|ses:|secretsmanager:)/.test(line))).toEqual([]);
});

test('the scan of bundles sees what calls AWS, and stops at what it does not know', () => {
  const code = `var Thing2 = new Entity3({});
    await Thing2.delete([{ id }]).go();
    await enqueue(env2.MAILS_QUEUE_URL, {});
    const runs = { queue: queues4.adImports, slow: queues4.mails.timeoutSeconds };`;
  expect([...rightsIn(code)]).toEqual([
    'dynamodb:DeleteItem on Table',
    'dynamodb:BatchWriteItem on Table',
    'sqs:SendMessage on mails',
    'sqs:SendMessage on adImports',
  ]);
  expect(() => rightsIn('client.send(new PurgeQueueCommand({}))')).toThrow('new PurgeQueueCommand(');
  expect(() => rightsIn('import { Upload } from "@aws-sdk/lib-storage";')).toThrow('@aws-sdk/lib-storage');
});

test('a worker that sends to its own queue may go on doing so, and nothing else may loop', () => {
  const mayLoop = all(templates, 'AWS::Lambda::Function').filter(({ Properties }) => Properties.RecursiveLoop);
  const ownSenders = Object.values(queues).filter(({ name, ...queue }) =>
    used.get(workerName({ name, ...queue }))?.has(`sqs:SendMessage on ${name}`),
  );
  expect(mayLoop.map(({ Properties }) => [Properties.FunctionName, Properties.RecursiveLoop]).sort()).toEqual(
    ownSenders.map((queue) => [`reclame-prod-${workerName(queue)}`, 'Allow']).sort(),
  );
  expect(ownSenders.map(workerName)).toContain('runImport');
});

test('a word writes, signs and queues only if it says so', () => {
  for (const [name, needs] of Object.entries(wordNeeds)) {
    const actions = actionsOf(wordTemplate(name));
    expect(actions.includes('dynamodb:GetItem'), name).toBe(needs.table !== undefined);
    expect(actions.includes('dynamodb:PutItem'), name).toBe(needs.table === 'write');
    expect(actions.includes('dynamodb:BatchWriteItem'), name).toBe(needs.table === 'write');
    expect(actions.includes('sqs:SendMessage'), name).toBe(needs.queues !== undefined);
    expect(actions.includes('s3:GetObject'), name).toBe(needs.files !== undefined);
    expect(actions.includes('s3:PutObject'), name).toBe(needs.files === 'write');
    expect(
      actions.filter((action) => action.startsWith('ses:')),
      name,
    ).toEqual([]);
    expect(actions.includes('kms:Decrypt'), name).toBe(needs.sealedSecrets !== undefined);
    expect(actions.includes('kms:Encrypt'), name).toBe(needs.sealedSecrets === 'write');
    expect(actions.includes('dynamodb:GetRecords'), name).toBe(false);
    const secrets = statements(wordTemplate(name)).filter(({ Action }) => Action === 'secretsmanager:GetSecretValue');
    expect(
      secrets.flatMap(({ Resource }) => Resource),
      name,
    ).toHaveLength(needs.authKeys ? 2 : 1);
  }
});

test('a worker opens secrets only if it says so, and seals none', () => {
  const mayOpen = Object.values(workersTemplate.findResources('AWS::IAM::Policy'))
    .filter(({ Properties }) => JSON.stringify(Properties.PolicyDocument).includes('"kms:'))
    .map(({ Properties }) => Properties.Roles[0].Ref.replace(/Role[0-9A-F]{8}$/, ''));
  const needing = Object.values(queues).filter(({ name }) => 'sealedSecrets' in workerNeeds[name]);
  expect(mayOpen.sort()).toEqual(needing.map(workerName).sort());
  expect(mayOpen).toContain('deliverWebhook');
  expect(actionsOf(workersTemplate)).not.toContain('kms:Encrypt');
  for (const { Resource } of templates.flatMap(statements).filter(({ Action }) => /^kms:/.test(String(Action))))
    expect(JSON.stringify(Resource)).toMatch(/SecretsKey/);
});

test('what answers unknown addresses may do nothing but log', () => {
  expect(new Set(actionsOf(apiTemplate))).toEqual(new Set(['logs:CreateLogStream', 'logs:PutLogEvents']));
});

test('mail leaves from our address only, by its worker only', () => {
  expect(workerNeeds.mails.sendsMail).toBe(true);
  const sending = statements(workersTemplate).filter(({ Action }) => /^ses:/.test(String(Action)));
  expect(sending.map(({ Action }) => Action)).toEqual(['ses:SendRawEmail']);
  expect(sending[0]?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'bonjour@reclame.example' } });
});

test('the gateway throttles and logs without addresses of people', () => {
  const [stage] = all([apiTemplate], 'AWS::ApiGatewayV2::Stage');
  expect(stage?.Properties.DefaultRouteSettings).toMatchObject({
    ThrottlingRateLimit: 500,
    ThrottlingBurstLimit: 1000,
  });
  const fields: Record<string, string> = JSON.parse(stage?.Properties.AccessLogSettings.Format);
  expect(Object.values(fields).join()).not.toMatch(/sourceIp|path|queryString|authorizer/i);
});

test('the gateway lets no other site in', () => {
  expect(all([apiTemplate], 'AWS::ApiGatewayV2::Api')[0]?.Properties.CorsConfiguration).toBeUndefined();
});

test('the quotas that AWS will not raise hold', () => {
  const integrations = all(apiTemplates, 'AWS::ApiGatewayV2::Integration').length;
  expect(integrations).toBeLessThanOrEqual(quotas.integrations);
  if (integrations > quotas.integrationsWarning)
    console.warn(`${integrations} integrations of the ${quotas.integrations} of an HTTP API`);
  const files = readdirSync(made.assembly.directory).filter((file) => file.endsWith('.template.json'));
  expect(files).toHaveLength(6 + words.length);
  for (const file of files) {
    const { Resources } = JSON.parse(readFileSync(join(made.assembly.directory, file), 'utf8'));
    expect(Object.keys(Resources).length, file).toBeLessThanOrEqual(quotas.resourcesPerTemplate);
  }
});
