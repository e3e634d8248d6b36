import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { handlerPath, routeWord } from '../shared/kernel/route.ts';

const root = join(import.meta.dirname, '..');
const [operation = '', method = '', path = '', group = path.split('/')[2] ?? ''] = process.argv.slice(2);

if (
  !/^[a-z][A-Za-z]+$/.test(operation) ||
  !/^(GET|POST|PUT|DELETE)$/.test(method) ||
  !/^\/api\/[a-z][a-z-]*/.test(path) ||
  !/^[a-z][a-z-]*(\/[a-z][a-z-]*)?$/.test(group)
) {
  console.error("Usage: npm run new-route -- updateBoard PUT '/api/boards/{id}' boards/board");
  process.exit(1);
}

const route = { operation, group };
const word = routeWord(route);
const contract = `shared/${word}/${group.split('/').at(-1)}.contract.ts`;
const handler = handlerPath(route);
const params = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
const hasBody = method === 'POST' || method === 'PUT';

addContract(contract);
create(`functions/${handler}.ts`, handlerText());
create(`functions/${handler}.test.ts`, testText());
execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', 'shared/registry.ts', 'infra/needs.ts'], {
  cwd: root,
  stdio: 'ignore',
});

function addContract(file: string): void {
  const path = join(root, file);
  if (!existsSync(path)) {
    create(
      file,
      `import * as z from 'zod';\nimport { routes } from '../kernel/route.ts';\n\nconst route = routes('${group}');\n`,
    );
    addToRegistry();
  }
  const text = readFileSync(path, 'utf8');
  if (text.includes(`export const ${operation} =`)) fail(`${file} has ${operation} already`);
  writeFileSync(path, `${text}${contractText()}`);
  console.log(`changed ${file}`);
}

function addToRegistry(): void {
  const file = 'shared/registry.ts';
  const text = readFileSync(join(root, file), 'utf8');
  const name = camel(group.replace('/', '-'));
  const added = `import * as ${name} from './${contract.replace('shared/', '')}';\n${text}`;
  const known = new RegExp(`\\n  ${camel(word)}(,|: \\{)`);
  const registered = known.test(text)
    ? added.replace(known, (_, rest) => `\n  ${word}: { ...${name},${rest === ',' ? ` ...${word} },` : ''}`)
    : added.replace(/(contracts = \{)/, `$1\n  ${word === name ? name : `'${word}': ${name}`},`);
  writeFileSync(join(root, file), registered);
  console.log(`changed ${file}`);
  if (!known.test(text)) addNeeds();
}

function addNeeds(): void {
  const file = 'infra/needs.ts';
  const key = /^\w+$/.test(word) ? word : `'${word}'`;
  const entry = `  ${key}: { usersLose: 'Say here what people lose.', table: 'write', authKeys: true },\n`;
  const text = readFileSync(join(root, file), 'utf8');
  writeFileSync(join(root, file), text.replace(/(wordNeeds[^=]*= \{.*?)(\n\};)/s, `$1\n${entry.trimEnd()}$2`));
  console.log(`changed ${file}`);
}

function create(file: string, text: string): void {
  const path = join(root, file);
  if (existsSync(path)) fail(`${file} is there already`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`created ${file}`);
}

function contractText(): string {
  const shape = params.map((name) => `${name}: z.string()`).join(', ');
  return `
export const ${operation} = route({
  operation: '${operation}',
  method: '${method}',
  path: '${path}',
  auth: 'user',
  summary: 'À décrire',${params.length > 0 ? `\n  params: z.object({ ${shape} }),` : ''}${hasBody ? '\n  body: z.strictObject({}),' : ''}
  output: z.object({}),
});
`;
}

function handlerText(): string {
  return `import * as contract from '${fromHandler(contract)}';
import { defineHandler } from '${fromHandler('functions/platform/http/define-handler.ts')}';

export const handler = defineHandler(contract.${operation}, async () => ({}));
`;
}

function testText(): string {
  const input = [
    'token',
    ...(params.length > 0 ? [`params: { ${params.map((name) => `${name}: 'x'`).join(', ')} }`] : []),
    ...(hasBody ? ['body: {}'] : []),
  ].join(', ');
  return `import { describe, expect, it } from 'vitest';
import * as contract from '${fromHandler(contract)}';
import { call } from '${fromHandler('functions/platform/testing/call.ts')}';
import { signedInUser } from '${fromHandler('functions/platform/testing/factories.ts')}';

describe('${operation}', () => {
  it('answers', async () => {
    const { token } = await signedInUser();
    expect((await call(contract.${operation}, { ${input} })).status).toBe(200);
  });
});
`;
}

function fromHandler(file: string): string {
  return posix.relative(posix.dirname(`functions/${handler}`), file);
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
