import { startVitest } from 'vitest/node';
import { ensureWebBuild } from './build-web.ts';

/** Runs every test, or those named on the command line, and closes with the line that counts them. */
const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const projects = process.argv.slice(2).flatMap((argument) => /^--project=(.+)$/.exec(argument)?.[1] ?? []);

if (projects.length === 0 || projects.includes('browser')) await ensureWebBuild();
const vitest = await startVitest('test', filters, {
  watch: false,
  run: true,
  ...(projects.length > 0 && { project: projects }),
});
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
const count = (state: string) => tests.filter((test) => test.result().state === state).length;
const broken = vitest.state
  .getTestModules()
  .filter((module) => module.state() === 'failed' && module.errors().length > 0);
const unhandled = vitest.state.getUnhandledErrors().length;
const failed = count('failed') + broken.length + unhandled;
await vitest.close();
console.log(`\n${count('passed')} passed, ${failed} failed`);
process.exit(failed > 0 || count('passed') === 0 ? 1 : 0);
