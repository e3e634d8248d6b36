import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Runs the CDK command line on a stage, at the version that git knows; answers its exit code. */
export function runCdk(stage: string, command: string[]): number {
  const context = ['--context', `stage=${stage}`, '--context', `version=${version()}`];
  const { status } = spawnSync('npx', ['cdk', ...command, ...context], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}

function version(): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' });
  return stdout?.trim() || 'dev';
}
