import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Import, importsOf } from './walls/imports-of.ts';
import { refusalOf } from './walls/refusal-of.ts';

const root = join(import.meta.dirname, '..');
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));

/** What a file imports that its room may not. */
const breaches = sources.flatMap((file) =>
  importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap((one: Import) => {
    const refusal = refusalOf(file, one);
    return refusal ? [`${file}: ${one.from}\n    ${refusal}`] : [];
  }),
);

if (breaches.length > 0) {
  console.error(`Imports through a wall (ARCHITECTURE, « Rooms »):\n${breaches.join('\n')}`);
  process.exit(1);
}
