import type { Template } from 'aws-cdk-lib/assertions';
import { afterAll, expect, test } from 'vitest';
import { envSchema } from '../functions/platform/env-schema.ts';
import { functionRights } from '../scripts/rights/function-rights.ts';
import { grantedRights, neededRights, type Right } from '../scripts/rights/granted-rights.ts';
import { workerName } from '../shared/kernel/worker-specs.ts';
import { productFunctions } from '../shared/product-functions.ts';
import { registry } from '../shared/registry.ts';
import { migrations, queues } from '../shared/workers.ts';
import { nearing } from './quotas.ts';
import { keysOf, roomOf } from './testing/room-of.ts';
import { synthesize } from './testing/synthesized.ts';

const made = await synthesize();
afterAll(made.remove);

const { api, workers } = made.stacks;
const wordStacks = new Set(api.words.flatMap(({ functions }) => functions.map(({ stack }) => stack)));
const apiTemplate = made.template(api);
const gatewayTemplates = api.gateways.map((gateway) => made.template(gateway));
const workersTemplate = made.template(workers);
const apiTemplates = [apiTemplate, ...gatewayTemplates, ...[...wordStacks].map((stack) => made.template(stack))];
const alarmsTemplate = made.template(made.stacks.alarms);
const templates = [...apiTemplates, workersTemplate, alarmsTemplate];

const all = (some: Template[], type: string) => some.flatMap((template) => Object.values(template.findResources(type)));
const statements = (template: Template) =>
  all([template], 'AWS::IAM::Policy').flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
const allowed = (template: Template) => statements(template).filter(({ Effect }) => Effect === 'Allow');
const actionsOf = (template: Template): string[] => statements(template).flatMap(({ Action }) => Action);

const granted = new Map(templates.flatMap((template) => [...grantedRights(template)]));
const needed = new Map([...(await functionRights())].map(([name, statements]) => [name, neededRights(statements)]));

/** `name: right` for each right of one map that the other has not. */
const beyond = (some: Map<string, Set<Right>>, others: Map<string, Set<Right>>) =>
  [...some].flatMap(([name, rights]) =>
    [...rights].filter((right) => !others.get(name)?.has(right)).map((right) => `${name}: ${right}`),
  );

/** What Lambda does in a function's name: its logs, what it takes from a queue or a stream, what it gives up. */
const ofLambda =
  /^(logs:|sqs:(?!SendMessage )|dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams) |sqs:SendMessage on \w*(DeadLetters|GivenUpRuns)$)/;
const ownCalls = (some: Map<string, Set<Right>>) =>
  new Map([...some].map(([name, rights]) => [name, new Set([...rights].filter((right) => !ofLambda.test(right)))]));

test('the gateways have the routes of the registry, and each one for the rest', () => {
  const documents = all(gatewayTemplates, 'AWS::ApiGatewayV2::Api').map(({ Properties }) => Properties.Body);
  expect(documents.flatMap(keysOf).sort()).toEqual(
    [...registry.map(({ method, path }) => `${method} ${path}`), ...documents.map(() => 'ANY /$default')].sort(),
  );
});

test('the gateway may start each function, as the answer to its route alone', () => {
  const documents = all(gatewayTemplates, 'AWS::ApiGatewayV2::Api').map(({ Properties }) => Properties.Body);
  const permissions = all(gatewayTemplates, 'AWS::Lambda::Permission').map(({ Properties }) => Properties);
  expect(permissions).toHaveLength(registry.length + documents.length);
  for (const { operation, method, path } of registry) {
    const document = documents.find(({ paths }) => paths[path]);
    const integration = document.paths[path][method.toLowerCase()]['x-amazon-apigateway-integration'];
    expect(integration).toMatchObject({ type: 'aws_proxy', httpMethod: 'POST', payloadFormatVersion: '2.0' });
    const called = `:function:reclame-prod-${operation}`;
    expect(JSON.stringify(integration.uri)).toContain(`${called}/invocations`);
    const [permission] = permissions.filter(({ FunctionName }) => JSON.stringify(FunctionName).includes(`${called}"`));
    expect(permission).toMatchObject({ Action: 'lambda:InvokeFunction', Principal: 'apigateway.amazonaws.com' });
    expect(JSON.stringify(permission?.SourceArn)).toContain(`/*/*${path}"`);
  }
});

test('an API bears its tags in its document: CloudFormation refuses any property beside one', () => {
  const [{ Properties } = { Properties: {} }] = all(gatewayTemplates, 'AWS::ApiGatewayV2::Api');
  expect(Object.keys(Properties)).toEqual(['Body']);
  expect(Properties.Body.tags).toEqual([
    { name: 'product', 'x-amazon-apigateway-tag-value': 'reclame' },
    { name: 'stage', 'x-amazon-apigateway-tag-value': 'prod' },
  ]);
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
    'lookForNews',
    'followAdvertiser',
    'analyzeAd',
    'analyzeCompetitor',
    'getMarket',
    'searchEverything',
    'buildCatalogue',
  ];
  const roomy = functions.filter(({ EphemeralStorage }) => EphemeralStorage?.Size === 2048);
  expect(roomy.map(({ FunctionName }) => FunctionName).sort()).toEqual(
    readers.map((name) => `reclame-prod-${name}`).sort(),
  );
  for (const { MemorySize } of roomy) expect(MemorySize).toBeGreaterThanOrEqual(1769);
});

test('functions get every variable that they check at start, and the addresses of the queues that they may send to', () => {
  const { ANCHORS_BUCKET: _anchors, QUEUES_URL: _queues, VERSION: _version, ...named } = envSchema.shape;
  const { UPLOADS_ENDPOINT: _uploads, META_GRAPH_URL: _meta, STRIPE_API_URL: _stripe, ...staged } = named;
  for (const { Properties } of all(templates, 'AWS::Lambda::Function')) {
    const rights = needed.get(Properties.FunctionName.replace(/^reclame-prod-/, ''));
    const fed = Object.values(queues).filter(({ name }) => rights?.has(`sqs:SendMessage on ${name}`));
    // Who looks after all of them has one address for all.
    const feedsAll = fed.length === Object.keys(queues).length;
    const looksAfterAll = feedsAll || [...(rights ?? [])].some((right) => right.endsWith(' on mailsDeadLetters'));
    const addresses = (feedsAll ? [] : fed).map(({ addressVariable }) => addressVariable);
    const anchors = [...(rights ?? [])].some((right) => right.includes(' on Anchors')) ? ['ANCHORS_BUCKET'] : [];
    const all = looksAfterAll ? ['QUEUES_URL'] : [];
    const version = Properties.FunctionName === 'reclame-prod-getHealth' ? ['VERSION'] : [];
    const onStage = [...Object.keys(staged), ...version, ...anchors, ...addresses, ...all].sort();
    expect(Object.keys(Properties.Environment.Variables).sort(), Properties.FunctionName).toEqual(onStage);
  }
});

test('the largest environment is under half of the 4,096 bytes that AWS takes', () => {
  const environments = roomOf(made.assembly.directory).filter(({ quota }) => quota === 'environmentBytes');
  expect(environments).toHaveLength(productFunctions.length);
  expect(Math.max(...environments.map(({ count }) => count))).toBeLessThan(2_048);
});

test('the sender is an address alone, the stage is written as the monitoring does', () => {
  const [fn] = all([workersTemplate], 'AWS::Lambda::Function');
  expect(fn?.Properties.Environment.Variables).toMatchObject({
    MAIL_FROM: 'bonjour@reclame.example',
    APP_URL: 'https://reclame.example',
    STAGE: 'production',
  });
});

test('no role of a function may update or delete a line of the log or a block, whatever else of the table it may', () => {
  const changing = /dynamodb:(UpdateItem|DeleteItem|BatchWriteItem)/;
  let denied = 0;
  for (const template of templates)
    for (const { Properties } of all([template], 'AWS::IAM::Policy')) {
      const given: { Effect: string; Action: unknown; Resource: unknown }[] = Properties.PolicyDocument.Statement;
      const [first] = given.filter(({ Effect, Action }) => Effect === 'Allow' && changing.test(JSON.stringify(Action)));
      const denials = given.filter(({ Effect }) => Effect === 'Deny');
      if (!first) expect(denials).toEqual([]);
      else {
        denied++;
        expect(denials).toEqual([
          {
            Effect: 'Deny',
            Action: ['dynamodb:BatchWriteItem', 'dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
            Resource: first.Resource,
            Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['$reclame#sealedChain_*'] } },
          },
        ]);
      }
    }
  expect(denied).toBeGreaterThan(20);
});

test('no role has a wildcard but for the files of two buckets, the streams of one table and a list of SES that has no name, and none may delete it, or scan it but once at a deploy and to purge it', () => {
  for (const template of templates) {
    for (const { Action, Resource } of allowed(template)) {
      const isStream = [Action].flat().every((action: string) => /Stream|GetRecords|GetShardIterator/.test(action));
      const isFiles = [Action]
        .flat()
        .every((action: string) =>
          /^s3:((Get|Put|Delete)Object|AbortMultipartUpload|ListMultipartUploadParts)$/.test(action),
        );
      const text = JSON.stringify([Action, Resource]);
      if (isStream) expect(text).toMatch(/^[^*]*:ExportsOutputFnGetAttTable\w+"\},"\/stream\/\*"\]\][^*]*$/);
      else if (isFiles) expect(text).toMatch(/^[^*]*:ExportsOutputFnGetAtt(Files|Anchors)\w+"\},"\/\*"\]\][^*]*$/);
      else if (Action === 'ses:DeleteSuppressedDestination') expect(Resource).toBe('*');
      else expect(text).not.toContain('*');
    }
    expect(actionsOf(template)).not.toContain('dynamodb:DeleteTable');
    expect(all([template], 'AWS::IAM::Role').filter(({ Properties }) => Properties.ManagedPolicyArns)).toEqual([]);
  }
  const scanning = [...granted].filter(([, rights]) => rights.has('dynamodb:Scan on Table')).map(([name]) => name);
  const { chainOldLines: _, datePrices: __, ...scans } = migrations;
  expect(scanning.sort()).toEqual([...Object.keys(scans), 'purge'].sort());
});

test('every function may do what its bundle can ask of AWS, and nothing else', () => {
  expect([...granted.keys()].sort()).toEqual([...needed.keys()].sort());
  expect(beyond(needed, granted)).toEqual([]);
  expect(beyond(ownCalls(granted), needed)).toEqual([]);
});

test('one function writes anchors and can do nothing else to them; those that look at a chain list them', () => {
  const may = (right: Right) => [...granted].filter(([, rights]) => rights.has(right)).map(([name]) => name);
  expect(may('s3:PutObject on Anchors/*')).toEqual(['anchorChains']);
  const others = [...granted.values()]
    .flatMap((rights) => [...rights])
    .filter((right) => right.includes(' on Anchors'));
  expect([...new Set(others)].sort()).toEqual(['s3:ListBucketVersions on Anchors', 's3:PutObject on Anchors/*']);
  expect(may('s3:ListBucketVersions on Anchors').sort()).toEqual(
    ['getActivityChain', 'verifyAdminActivity', 'verifyChains', 'verifyRest'].sort(),
  );
});

test('a right that a role lacks or has too much is named with its function', () => {
  const right: Right = 'dynamodb:PutItem on Table';
  const planted = new Map([
    ...granted,
    ['getProspect', new Set([...(granted.get('getProspect') ?? []), right])],
  ] as const);
  expect(beyond(ownCalls(planted), needed)).toEqual([`getProspect: ${right}`]);
  expect(beyond(planted, granted)).toEqual([`getProspect: ${right}`]);
});

test('routes of a word that have the same rights share a role, and what only reads has one without writing', () => {
  const roleOf = new Map(
    all(templates, 'AWS::Lambda::Function').map(({ Properties }) => [
      Properties.FunctionName.replace('reclame-prod-', ''),
      Properties.Role['Fn::GetAtt'][0],
    ]),
  );
  for (const { name, functions } of api.words) {
    const sets = functions.map(({ node }) => JSON.stringify([...(needed.get(node.id) ?? [])]));
    const roles = functions.map(({ node }) => roleOf.get(node.id));
    expect(new Set(roles).size, name).toBe(new Set(sets).size);
    for (const [at, set] of sets.entries()) expect(roles[at]).toBe(roles[sets.indexOf(set)]);
  }
  expect(roleOf.get('getProspect')).toBe(roleOf.get('getScoring'));
  expect(roleOf.get('getProspect')).not.toBe(roleOf.get('createProspect'));
  // Its id follows from the rights alone: a route that comes or goes changes the role of no other.
  const idOf = (name: string) => roleOf.get(name)?.replace(/[0-9A-F]{8}$/, '');
  expect(needed.get('getBoard')).toEqual(needed.get('getProspect'));
  expect(idOf('getBoard')).toBe(idOf('getProspect'));
});

test('a worker that sends to its own queue may go on doing so, and nothing else may loop', () => {
  const mayLoop = all(templates, 'AWS::Lambda::Function').filter(({ Properties }) => Properties.RecursiveLoop);
  const ownSenders = Object.values(queues).filter(({ name, ...queue }) =>
    needed.get(workerName({ name, ...queue }))?.has(`sqs:SendMessage on ${name}`),
  );
  expect(mayLoop.map(({ Properties }) => [Properties.FunctionName, Properties.RecursiveLoop]).sort()).toEqual(
    ownSenders.map((queue) => [`reclame-prod-${workerName(queue)}`, 'Allow']).sort(),
  );
  expect(ownSenders.map(workerName)).toContain('runImport');
});

test('workers open secrets where their bundles do, and seal what is of creators alone', () => {
  const mayOpen = [...grantedRights(workersTemplate)].filter(([, rights]) => rights.has('kms:Decrypt on SecretsKey'));
  expect(mayOpen.map(([name]) => name).sort()).toEqual([
    'deliverWebhook',
    'runCampaignImport',
    'runGeneration',
    'runImport',
    // The addresses and the legal identity of creators are sealed.
    'sendMail',
    'sendPixelEvents',
    'ugcDeadlines',
  ]);
  // What links and offers are made of brings the sealing of who creators are.
  const maySeal = [...grantedRights(workersTemplate)].filter(([, rights]) => rights.has('kms:Encrypt on SecretsKey'));
  expect(maySeal.map(([name]) => name).sort()).toEqual(['sendMail', 'ugcDeadlines']);
  for (const { Resource } of templates.flatMap(statements).filter(({ Action }) => /^kms:/.test(String(Action))))
    expect(JSON.stringify(Resource)).toMatch(/SecretsKey/);
});

test('what answers unknown addresses may do nothing but log', () => {
  expect(new Set(actionsOf(apiTemplate))).toEqual(new Set(['logs:CreateLogStream', 'logs:PutLogEvents']));
});

test('mail leaves from our address only, by its workers only', () => {
  expect(
    [...granted].filter(([, rights]) => [...rights].some((right) => /^ses:Send/.test(right))).map(([name]) => name),
  ).toEqual(['sendMail', 'sendNotice']);
  const sending = statements(workersTemplate).filter(({ Action }) => /^ses:Send/.test(String(Action)));
  expect(sending.map(({ Action }) => Action)).toEqual(['ses:SendRawEmail', 'ses:SendRawEmail']);
  for (const { Condition } of sending)
    expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'bonjour@reclame.example' } });
});

test('the gateway throttles and logs without addresses of people', () => {
  const stage = all(gatewayTemplates, 'AWS::ApiGatewayV2::Stage').at(-1);
  expect(stage?.Properties.DefaultRouteSettings).toMatchObject({
    ThrottlingRateLimit: 500,
    ThrottlingBurstLimit: 1000,
  });
  const fields: Record<string, string> = JSON.parse(stage?.Properties.AccessLogSettings.Format);
  expect(Object.values(fields).join()).not.toMatch(/sourceIp|path|queryString|authorizer/i);
});

test('the gateway lets no other site in', () => {
  const [{ Properties } = { Properties: {} }] = all(gatewayTemplates, 'AWS::ApiGatewayV2::Api');
  expect(Properties.CorsConfiguration).toBeUndefined();
  expect(JSON.stringify(Properties.Body)).not.toMatch(/cors/i);
});

test('there is room by every quota of AWS', () => {
  expect(nearing(roomOf(made.assembly.directory))).toEqual([]);
});
