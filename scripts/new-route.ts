import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { handlerPath, routeWord } from '../shared/contract/route.ts';

const root = join(import.meta.dirname, '..');
const [operation = '', method = '', path = ''] = process.argv.slice(2);

if (
  !/^[a-z][A-Za-z]+$/.test(operation) ||
  !/^(GET|POST|PUT|DELETE)$/.test(method) ||
  !/^\/api\/[a-z][a-z-]*/.test(path)
) {
  console.error("Usage: npm run new-route -- updateBoard PUT '/api/boards/{id}'");
  process.exit(1);
}

const route = { operation, group: path.split('/')[2] ?? '' };
const word = routeWord(route);
const handler = handlerPath(route);
const params = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
const hasBody = method === 'POST' || method === 'PUT';

addContract(`shared/contract/${word}.ts`);
create(`functions/${handler}.ts`, handlerText());
create(`functions/${handler}.test.ts`, testText());

function addContract(file: string): void {
  const path = join(root, file);
  if (!existsSync(path)) {
    create(
      file,
      `import * as z from 'zod';\nimport { routes } from './route.ts';\n\nconst route = routes('${word}');\n`,
    );
    addToRegistry();
    addNeeds();
  }
  const text = readFileSync(path, 'utf8');
  if (text.includes(`export const ${operation} =`)) fail(`${file} has ${operation} already`);
  writeFileSync(path, `${text}${contractText()}`);
  console.log(`changed ${file}`);
}

function addToRegistry(): void {
  const file = 'shared/contract/index.ts';
  const text = readFileSync(join(root, file), 'utf8');
  const name = word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = text.split('\n');
  const source = (line: string) => /^import .* from '(.*)';$/.exec(line)?.[1];
  const after = lines.findIndex((line) => (source(line) ?? '') > `./${word}.ts` || !source(line));
  lines.splice(after, 0, `import * as ${name} from './${word}.ts';`);
  const entry = name === word ? name : `'${word}': ${name}`;
  const registered = lines.join('\n').replace(/(contracts = \{.*?)(\n\};)/s, `$1\n  ${entry},$2`);
  writeFileSync(join(root, file), registered);
  console.log(`changed ${file}`);
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
  return `import * as contract from '../../shared/contract/${word}.ts';
import { defineHandler } from '../platform/http/define-handler.ts';

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
import * as contract from '../../shared/contract/${word}.ts';
import { call } from '../platform/testing/call.ts';
import { signedInUser } from '../platform/testing/factories.ts';

describe('${operation}', () => {
  it('answers', async () => {
    const { token } = await signedInUser();
    expect((await call(contract.${operation}, { ${input} })).status).toBe(200);
  });
});
`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
