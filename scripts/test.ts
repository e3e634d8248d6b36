import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { ensureWebBuild } from './build-web.ts';
import { changedFiles, reachedBesides } from './changed-tests.ts';
import { whereTimeWent } from './test-times.ts';
import { isWrong, whatFailed, whatNeededQuiet } from './test-verdicts.ts';

/**
 * Runs every test, or those named on the command line, or with `--changed[=REV]` those that a change can reach; says where
 * the time went, and closes with the line that counts them.
 */
const started = performance.now();
const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const filters = args.filter((argument) => !argument.startsWith('--'));
const projects = args.flatMap((argument) => /^--project=(.+)$/.exec(argument)?.[1] ?? []);
const [since] = args.flatMap((argument) => {
  const given = /^--changed(?:=(.+))?$/.exec(argument);
  return given ? [given[1] ?? (true as const)] : [];
});

const changed = since && changedFiles(since);
if (changed && changed.length === 0) {
  console.log('Nothing has changed.\n\n0 passed, 0 failed');
  process.exit(0);
}
if (projects.length === 0 || projects.includes('browser')) {
  // Building the pages makes this a process of production, where React has no tests.
  const environment = process.env.NODE_ENV;
  await ensureWebBuild();
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
}
const run = async (files: string[]) => {
  const vitest = await startVitest('test', files, {
    watch: false,
    run: true,
    // A landing does not hang on a machine that stalled for a moment; what needed its second try is named at the end.
    retry: process.env.CI ? 1 : 0,
    ...(projects.length > 0 && { project: projects }),
    ...(changed && {
      related: [...changed, ...reachedBesides(changed)].map((file) => join(root, file)),
      passWithNoTests: true,
    }),
  });
  const ended = { modules: vitest.state.getTestModules(), unhandled: vitest.state.getUnhandledErrors().length };
  await vitest.close();
  return ended;
};

const all = await run(filters);
const wrong = all.modules.filter(isWrong);
/** More of them is no accident of a busy machine. */
const fewFiles = 5;
const again =
  process.env.CI && wrong.length > 0 && wrong.length <= fewFiles
    ? await run(wrong.map(({ relativeModuleId }) => relativeModuleId))
    : { modules: wrong, unhandled: 0 };
const modules = [...all.modules.filter((module) => !isWrong(module)), ...again.modules];
const tests = modules.flatMap((module) => [...module.children.allTests()]);
const count = (state: string) => tests.filter((test) => test.result().state === state).length;
const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0);
const failed = count('failed') + broken.length + all.unhandled + again.unhandled;
const lines = [...whereTimeWent(all.modules), ...whatNeededQuiet(wrong, again.modules), ...whatFailed(modules)];
if (modules.length > 0) console.log(`\n${lines.join('\n')}`);
else if (changed) console.log('No test reaches what has changed.');
console.log(
  `${Math.round((performance.now() - started) / 1000)} s in all\n\n${count('passed')} passed, ${failed} failed`,
);
process.exit(failed > 0 || (count('passed') === 0 && !changed) ? 1 : 0);
