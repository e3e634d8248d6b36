import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gadgets } from './words/testing/gadgets.ts';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'reclame-gates-'));
const gadget = ['updateGadget', 'PUT', '/api/gadgets/{id}'];
/** What `new-route` said, and then, of the copy with the new route in it, the linter and the types with faults planted. */
let made = { status: null as number | null, output: '' };
let found: { file: string; rule: string }[] = [];
let typed = '';
/** Files of the whole product that a word changes, and those that it adds. */
let changed: string[] = [];
let added: string[] = [];

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\n').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: copy });
  execFileSync('git', ['add', '-A'], { cwd: copy });
  made = script('new-route', ...gadget);
  for (const [file, text] of Object.entries(gadgets)) plant(file, text);
  changed = lines('diff', '--name-only');
  added = lines('ls-files', '-o', '--exclude-standard');
  found = lintAll([...breaches, ...allMade().map((file) => [file, null] as const)]);
  typed = withFault('shared/planted.ts', 'export const a: string = 1;\n', () =>
    run(bin('tsc'), '--noEmit', '--singleThreaded'),
  ).output;
}, 900_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const script = (name: string, ...args: string[]) => run('node', '--import', 'tsx', `scripts/${name}.ts`, ...args);
const bin = (name: string) => join('node_modules', '.bin', name);

function plant(file: string, text: string): void {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function restore(file: string, before: string | null): void {
  if (before === null) rmSync(join(copy, file));
  else writeFileSync(join(copy, file), before);
}

/** Runs a checker with a fault planted, and takes the fault away. */
function withFault(file: string, text: string, check: () => { status: number | null; output: string }) {
  plant(file, text);
  try {
    return check();
  } finally {
    restore(file, null);
  }
}

const lines = (...args: string[]) =>
  execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).split('\n').filter(Boolean);
const allMade = () => [...changed, ...added];

type Diagnostic = { category: string; location: { path: string } };

/** One run of the checker sees all of these faults, and the files without one that stand as they are. */
function lintAll(all: (readonly [file: string, text: string | null, rule?: string])[]): typeof found {
  const before = all.map(([file]) => (existsSync(join(copy, file)) ? readFileSync(join(copy, file), 'utf8') : null));
  for (const [file, text] of all) if (text !== null) plant(file, text);
  const files = all.map(([file]) => file);
  const { stdout } = spawnSync(
    bin('biome'),
    ['ci', '--colors=off', '--reporter=json', '--max-diagnostics=none', ...files],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    },
  );
  for (const [at, file] of files.entries()) restore(file, before[at] ?? null);
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return diagnostics.map(({ category, location }) => ({
    file: location.path,
    rule: category.split('/').at(-1) ?? '',
  }));
}

const rulesBrokenIn = (file: string) => found.filter((one) => one.file === file).map(({ rule }) => rule);

/** What the linter is for: a file, a fault in it, and the rule that sees it. */
const breaches: [file: string, text: string, rule: string][] = numbered([
  ['functions/auth/planted.ts', "export const b = () => fetch('https://x.fr');\n", 'noRestrictedGlobals'],
  ['functions/platform/clients/planted.ts', "export const b = () => fetch('https://x.fr');\n", 'noRestrictedGlobals'],
  ['functions/auth/planted.ts', 'export const b = process.env.HOME;\n', 'noProcessEnv'],
  ['functions/auth/planted.ts', 'export const b: any = 1;\n', 'noExplicitAny'],
  ['functions/auth/planted.ts', "export * from './login.ts';\n", 'noReExportAll'],
  ['functions/auth/PlantedName.ts', 'export const b = 1;\n', 'useFilenamingConvention'],
  ['functions/auth/planted.ts', `export const b = [\n${'  1,\n'.repeat(260)}];\n`, 'noExcessiveLinesPerFile'],
]);

/** Each fault in a file of its own, so that one run of the checker sees all of them. */
function numbered(all: typeof breaches): typeof breaches {
  return all.map(([file, text, rule], at) => [file.replace('/planted.', `/planted-${at}.`), text, rule]);
}

describe('the linter sees what it is for', () => {
  it.each(breaches)('in %s (%#)', (file, _, rule) => {
    expect(rulesBrokenIn(file)).toContain(rule);
  });
});

describe('the other checkers see what they are for', () => {
  it('types', () => {
    expect(typed).toMatch(/^shared\/planted\.ts.*TS2322/m);
  });

  it('dead code and circles of imports', () => {
    const half = (name: string, other: string) =>
      `import { ${other} } from './planted-${other}.ts';\nexport const ${name} = () => ${other};\n`;
    plant('scripts/planted-a.ts', half('a', 'b'));
    plant('scripts/planted-b.ts', half('b', 'a'));
    const seen = withFault('functions/platform/planted.ts', 'export const unused = 1;\n', () => run(bin('knip')));
    restore('scripts/planted-a.ts', null);
    restore('scripts/planted-b.ts', null);
    expect(seen.output).toContain('functions/platform/planted.ts');
    expect(seen.output).toMatch(/scripts\/planted-[ab]\.ts → scripts\/planted-[ab]\.ts/);
    expect(seen.status).not.toBe(0);
  });

  it('imports through walls', () => {
    const breach = "export { registry } from '../../shared/registry.ts';\n";
    const seen = withFault('functions/auth/planted.ts', breach, () => script('check-walls'));
    expect(seen.output).toContain('functions/auth/planted.ts');
    expect(seen.status).not.toBe(0);
    expect(script('check-walls').status).toBe(0);
  });

  it('what words say of themselves', () => {
    const contract = "import { routes } from '../kernel/route.ts';\nexport const route = routes('boards/planted');\n";
    const seen = withFault('shared/boards/planted.contract.ts', contract, () => script('check-words'));
    expect(seen.output).toContain("add 'planted' to the contracts of shared/boards/word.ts");
    expect(seen.status).not.toBe(0);
    expect(script('check-words').status).toBe(0);
  });

  it('paths in documents', () => {
    const check = () => script('check-docs');
    const { status, output } = withFault('docs/planted.md', 'See `functions/gone/there.ts`.\n', check);
    expect(output).toContain('functions/gone/there.ts');
    expect(status).not.toBe(0);
  });

  it.each([
    ['a hole', 'docs/decisions/0099-planted.md', '# 0099. Planted\n'],
    ['a number that is taken', 'docs/decisions/0003-planted.md', '# 0003. Planted\n'],
  ])('refuses decisions with %s in their numbers', (_, file, text) => {
    const { status, output } = withFault(file, text, () => script('check-docs'));
    expect(output).toMatch(/docs\/decisions\/.*is due here/);
    expect(status).not.toBe(0);
  });
});

const theirTests = [
  'functions/contract.test.ts',
  'functions/gadgets',
  'functions/webhooks/webhook/event-examples.test.ts',
];

describe('npm run new-route', () => {
  it('costs the folders of the word and one line, whatever the word says', () => {
    expect(changed).toEqual(['shared/words.ts']);
    expect(added).toEqual(expect.arrayContaining(Object.keys(gadgets)));
    for (const file of added) expect(file).toMatch(/^(shared|functions)\/gadgets\//);
    expect(script('check-words')).toMatchObject({ status: 0 });
  });

  it('writes a contract entry, a handler and a test that fit', () => {
    expect(made.output).toContain('created functions/gadgets/update-gadget.ts');
    expect(made.output).toContain('changed shared/words.ts');
    // Nothing but the fault that was planted.
    expect(typed).toMatch(/^shared\/planted\.ts.*\n$/);
    for (const file of allMade()) expect(rulesBrokenIn(file), file).toEqual([]);
    const tests = run(bin('vitest'), 'run', '--project', 'table', ...theirTests);
    expect(tests.status, tests.output).toBe(0);
    expect(script('new-route', ...gadget).status).toBe(1);
    const taken = script('new-route', 'createBoard', 'POST', '/api/gadgets', 'gadgets');
    expect([taken.status, taken.output]).toEqual([
      1,
      expect.stringContaining('createBoard is in boards/board already'),
    ]);
    const room = script('new-route', 'sendMail', 'POST', '/api/mail', 'mail');
    expect([room.status, room.output]).toEqual([1, expect.stringContaining('"mail" is the name of a common room')]);
  }, 240_000);
});
