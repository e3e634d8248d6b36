import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assemblyDir } from './kept-assemblies.ts';
import { runCommand } from './run-command.ts';

/** That an order is said twice: the CDK does so for every function and its role. */
const left = ['W3005'];

/** Has cfn-lint read what was synthesised. It is Python's and nothing that npm brings: where a machine has it not, that is said. */
await runCommand(() => {
  const known = spawnSync('cfn-lint', ['--version'], { encoding: 'utf8' });
  if (known.status !== 0) {
    console.log('cfn-lint is not on this machine (pip install cfn-lint): the templates were not read by it');
    return 0;
  }
  const templates = readdirSync(assemblyDir).filter((file) => file.endsWith('.template.json'));
  if (templates.length === 0) throw new Error(`No template in ${assemblyDir}: run "npm run synth" first`);
  const options = ['--format', 'parseable', '--ignore-checks', ...left, '--template'];
  const { status } = spawnSync('cfn-lint', [...options, ...templates.map((file) => join(assemblyDir, file))], {
    stdio: 'inherit',
  });
  if (status === 0) console.log(`${known.stdout.trim()} finds nothing in ${templates.length} templates`);
  return status ?? 1;
});
