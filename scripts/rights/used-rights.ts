import { basename, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { tableShape } from '../../functions/platform/table-shape.ts';
import { notFoundFunction, productFunctions } from '../../shared/product-functions.ts';
import { registry } from '../../shared/registry.ts';
import { queues } from '../../shared/workers.ts';
import { bundleOptions } from '../build-functions.ts';
import { LazyModules } from '../lazy-modules.ts';

const root = join(import.meta.dirname, '..', '..');

/** An action of IAM and what it is done to: `sqs:SendMessage on mails`. */
export type Right = `${string}:${string} on ${string}`;

const onTable = (...actions: string[]): Right[] => actions.map((action): Right => `dynamodb:${action} on Table`);
const query: Right[] = [
  ...onTable('Query'),
  ...tableShape.indexes.map(({ name }): Right => `dynamodb:Query on Table/index/${name}`),
];

/**
 * What an entity's verb does. The text does not tell a thing from an array of things, which ElectroDB reads and writes in batches.
 * In a transaction each verb needs the same right as on its own.
 */
const verbs: Record<string, Right[]> = {
  get: onTable('GetItem', 'BatchGetItem'),
  query,
  match: [...query, ...onTable('Scan')],
  find: [...query, ...onTable('Scan')],
  scan: onTable('Scan'),
  create: onTable('PutItem'),
  put: onTable('PutItem', 'BatchWriteItem'),
  update: onTable('UpdateItem'),
  patch: onTable('UpdateItem'),
  upsert: onTable('UpdateItem'),
  remove: onTable('DeleteItem'),
  delete: onTable('DeleteItem', 'BatchWriteItem'),
  check: onTable('ConditionCheckItem'),
};

/** Without the right to list, S3 says "forbidden" where it should say "not there". */
const readFile: Right[] = ['s3:GetObject on Files/*', 's3:ListBucket on Files'];

/** What a command of the SDK needs, when the environment does not say it better. */
const commands: Record<string, Right[]> = {
  BatchGet: onTable('BatchGetItem'),
  BatchWrite: onTable('BatchWriteItem'),
  Query: query,
  TransactWrite: [],
  GetObject: readFile,
  HeadObject: readFile,
  PutObject: ['s3:PutObject on Files/*'],
  DeleteObject: ['s3:DeleteObject on Files/*'],
  Encrypt: ['kms:Encrypt on SecretsKey'],
  Decrypt: ['kms:Decrypt on SecretsKey'],
  SendRawEmail: ['ses:SendRawEmail on Identity', 'ses:SendRawEmail on configuration-set'],
  SendMessageBatch: [],
  GetSecretValue: [],
};

/** What is read from the environment for one purpose only. */
const variables: Record<string, Right[]> = {
  AUTH_SECRET_ID: ['secretsmanager:GetSecretValue on AuthKeys'],
  ORIGIN_SECRET_ID: ['secretsmanager:GetSecretValue on OriginProof'],
  ...Object.fromEntries(
    Object.values(queues).map(({ name, addressVariable }) => [
      addressVariable,
      [`sqs:SendMessage on ${name}`] satisfies Right[],
    ]),
  ),
};

/** Libraries that call AWS when our code tells them to, and not by themselves. */
const knownCallers =
  /^(electrodb|@aws-sdk\/(client-(dynamodb|kms|s3|secrets-manager|ses|sqs)|lib-dynamodb|util-dynamodb|s3-request-presigner))$/;

/** What the code of one bundle can ask of AWS, as far as its text tells; throws at what it does not know. */
export function rightsIn(code: string): Set<Right> {
  for (const [, library = ''] of code.matchAll(/from "((?:@aws-sdk\/|@smithy\/|electrodb)[^"]*)"/g))
    if (!knownCallers.test(library))
      throw new Error(`Which rights does ${library} need? Say so in scripts/rights/used-rights.ts`);
  const used = (pattern: RegExp, table: Record<string, Right[]>, strict?: 'strict') =>
    [...code.matchAll(pattern)].flatMap(([text, name = '']) => {
      if (strict && !table[name])
        throw new Error(`Which rights does "${text}" need? Say so in scripts/rights/used-rights.ts`);
      return table[name] ?? [];
    });
  const entities = [...code.matchAll(/\bvar (\w+) = new Entity\d*\(/g)].map(([, name]) => name);
  return new Set([
    ...used(new RegExp(`\\b(?:${[...entities, 'entity'].join('|')})\\.(\\w+)[.(]`, 'g'), verbs),
    ...used(/\bnew (\w+?)Command\d*\(/g, commands, 'strict'),
    ...used(/\benv\d*\.([A-Z_]+)\b/g, variables),
    ...queuesNamed(code),
  ]);
}

/** A queue that is handed around whole (`queue: queues.adImports`) to what looks its address up. */
const queuesNamed = (code: string) =>
  [...code.matchAll(/\bqueues\d*\.(\w+)(?![\w.])/g)].map(([, name]): Right => `sqs:SendMessage on ${name}`);

/** What every route carries for those who are signed in: a public one never runs it. */
const chain = 'functions/platform/http/define-handler.ts';
const publicNames = new Set(
  [...registry.filter(({ auth }) => auth === 'public').map(({ operation }) => operation)].concat(notFoundFunction.name),
);

/** Our own code as esbuild leaves it, without what nothing calls, and without the libraries. */
const options: BuildOptions = { ...bundleOptions, minify: false, packages: 'external', sourcemap: false };

/** By function, what its bundle can ask of AWS, at once or lazily. */
export async function usedRights(): Promise<Map<string, Set<Right>>> {
  const lazy = new LazyModules(root);
  const { outputFiles = [] } = await build({
    ...options,
    entryPoints: [
      ...productFunctions.map(({ name, file }) => ({ in: `functions/${file}.ts`, out: name })),
      { in: chain, out: 'chain' },
    ],
    outdir: root,
    plugins: [lazy.plugin],
    write: false,
  });
  const codes = new Map(outputFiles.map(({ path, text }) => [basename(path, '.mjs'), text]));
  const lazyCodes = await lazy.bundleAll(options);
  const ofChain = new Set(modulesOf(codes.get('chain') ?? ''));
  return new Map(
    productFunctions.map(({ name }) => {
      const code = codes.get(name) ?? '';
      const loaded = [...lazyCodes].filter(([file]) => code.includes(`/lazy/${file}`)).map(([, text]) => String(text));
      const own = publicNames.has(name) ? modulesOf(code).filter((module) => !ofChain.has(module)) : [code];
      const rights = rightsIn([...own, ...loaded].join('\n'));
      if (code.includes('readCaller(')) for (const right of variables.ORIGIN_SECRET_ID ?? []) rights.add(right);
      return [name, rights];
    }),
  );
}

/** The text of each module, below the line that names it, without the numbers by which esbuild tells namesakes apart. */
const modulesOf = (code: string) =>
  code
    .replace(/\b([A-Za-z_]+)\d+\b/g, '$1')
    .split(/^(?=\/\/ (?:functions|shared)\/\S+\.ts$)/m)
    .map((module) => module.trim());
