import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { handlerPath, routeWord } from '../shared/kernel/route.ts';
import { registry } from '../shared/registry.ts';
import { commonRooms } from './words/common-rooms.ts';

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

const taken = registry.find((one) => one.operation === operation);
if (taken) fail(`${operation} is in ${taken.group} already: an operation names one file. Choose another name.`);
if (commonRooms.includes(word)) fail(`"${word}" is the name of a common room, functions/${word}: choose another word.`);

addContract(contract);
create(`functions/${handler}.ts`, handlerText());
create(`functions/${handler}.test.ts`, testText());
execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', 'shared/words.ts', `shared/${word}`], {
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
    addToWord();
  }
  const text = readFileSync(path, 'utf8');
  if (text.includes(`export const ${operation} =`)) fail(`${file} has ${operation} already`);
  writeFileSync(path, `${text}${contractText()}`);
  console.log(`changed ${file}`);
}

/** The word says its contracts; one that is new is told in the list of words. */
function addToWord(): void {
  const noun = basename(contract, '.contract.ts');
  const file = `shared/${word}/word.ts`;
  if (!existsSync(join(root, file))) {
    create(
      file,
      `import type { Word } from '../kernel/word.ts';\n\nexport const ${camel(word)} = {\n  usersLose: '',\n  contracts: ['${noun}'],\n} as const satisfies Word;\n`,
    );
    edit('shared/words.ts', (text) =>
      `import { ${camel(word)} } from './${word}/word.ts';\n${text}`.replace(
        /\n\};/,
        `\n  ${word === camel(word) ? word : `'${word}': ${camel(word)}`},\n};`,
      ),
    );
    return;
  }
  edit(file, (text) =>
    text.includes('contracts: [')
      ? text.replace('contracts: [', `contracts: ['${noun}', `)
      : text.replace(' = {', ` = {\n  contracts: ['${noun}'],`),
  );
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
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
