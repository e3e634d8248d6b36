import type { TestCase, TestModule } from 'vitest/node';

const named = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;

/** Whether a file, or a test of it, failed. */
export const isWrong = (module: TestModule): boolean => !module.ok();

/** What failed among all the others and passed when its file ran by itself, each with why. */
export function whatNeededQuiet(first: TestModule[], again: TestModule[]): string[] {
  const stillWrong = new Set(again.filter(isWrong).map(({ relativeModuleId }) => relativeModuleId));
  const mended = first.filter(({ relativeModuleId }) => !stillWrong.has(relativeModuleId));
  return titled('Failed among the others and passed by itself, which wants a look:', failures(mended));
}

/** Which tests failed, each with why, and which passed at a second try only: at the end, where a cut log still has them. */
export function whatFailed(modules: TestModule[]): string[] {
  const flaky = testsOf(modules)
    .filter((test) => test.diagnostic()?.flaky)
    .map(named);
  return [
    ...titled('Passed at a second try only, which wants a look:', flaky),
    ...titled('Failed:', failures(modules)),
  ];
}

function failures(modules: TestModule[]): string[] {
  const failed = testsOf(modules)
    .filter((test) => test.result().state === 'failed')
    .flatMap((test) => [named(test), ...reasons(test.result().errors ?? [])]);
  const broken = modules
    .filter((module) => module.errors().length > 0)
    .flatMap((module) => [module.relativeModuleId, ...reasons(module.errors())]);
  return [...failed, ...broken];
}

const testsOf = (modules: TestModule[]) => modules.flatMap((module) => [...module.children.allTests()]);
const reasons = (errors: readonly { message: string }[]) => [...new Set(errors.map(({ message }) => `  ${message}`))];
const titled = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);
