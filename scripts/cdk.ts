import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Runs the CDK command line on a stage, at the version that git knows; answers its exit code. */
export function runCdk(stage: string, command: string[]): number {
  const context = ['--context', `stage=${stage}`, '--context', `version=${version()}`];
  const { status } = spawnSync('npx', ['cdk', ...command, ...context], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}

export const version = (): string => git('describe', '--always', '--dirty') || 'dev';

/** The files that no commit has as they are, a line each. */
export const uncommitted = (): string => git('status', '--porcelain');

function git(...args: string[]): string {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout?.trimEnd() ?? '';
}
