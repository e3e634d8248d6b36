import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Started, startBare } from './bare-bundles.ts';
import { nodeOfStages } from './stage-node.ts';

const root = join(import.meta.dirname, '..');
// Under a folder with node_modules: what a bundle could find here, it must not find where it is started.
mkdirSync(join(root, '.build'), { recursive: true });
const folder = mkdtempSync(join(root, '.build', 'planted-'));
afterAll(() => rmSync(folder, { recursive: true }));

function plant(name: string, kind: Started['kind'], text: string): Started {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'index.mjs'), text);
  return { name, kind };
}

const stageNode = nodeOfStages() ?? '';

test.skipIf(!stageNode)(
  'a bundle that cannot stand alone on the stages’ Node is named, with what is wrong',
  async () => {
    const refuses = 'export const handler = async () => ({ statusCode: 401, body: \'{"success":false}\' });';
    const planted = [
      plant('good', 'route', refuses),
      plant(
        'page',
        'route',
        "export const handler = async () => ({ statusCode: 404, body: '<!doctype html><p>Rien</p>' });",
      ),
      plant('formal', 'route', `const day = new Intl.DateTimeFormat('fr-FR');\n${refuses}`),
      plant('counting', 'route', `const most = (1000).toLocaleString('fr-FR');\n${refuses}`),
      plant('leaning', 'route', `import 'zod';\n${refuses}`),
      plant('lost', 'worker', 'await import("./lazy/nowhere.mjs");'),
      plant('mute', 'route', "export const handler = async () => ({ statusCode: 500, body: '{}' });"),
      plant('leaving', 'schedule', 'export const handler = () => process.exit(0);'),
    ];
    const problems = await startBare(stageNode, folder, planted);
    expect(problems.sort()).toEqual([
      'counting: it asks for Number.toLocaleString as it loads: ask at its first use',
      'formal: it asks for Intl.DateTimeFormat as it loads: ask at its first use',
      expect.stringContaining("leaning: Error: Cannot find package 'zod'"),
      expect.stringContaining('leaving: its process ended'),
      expect.stringContaining('lost: Error: Cannot find module'),
      'mute: it answered {"statusCode":500,"body":"{}"}',
    ]);
  },
);

test('the Node of the stages does not take the place of the one that people have', () => {
  expect(existsSync(join(root, 'node_modules', '.bin', 'node'))).toBe(false);
});
