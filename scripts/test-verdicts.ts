import type { TestCase, TestModule } from 'vitest/node';

const named = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;

/** Which tests failed, each with why, and which passed at a second try only: at the end, where a cut log still has them. */
export function whatFailed(modules: TestModule[]): string[] {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const flaky = tests.filter((test) => test.diagnostic()?.flaky).map(named);
  const failed = tests
    .filter((test) => test.result().state === 'failed')
    .flatMap((test) => [named(test), ...reasons(test.result().errors ?? [])]);
  const broken = modules
    .filter((module) => module.errors().length > 0)
    .flatMap((module) => [module.relativeModuleId, ...reasons(module.errors())]);
  return [
    ...titled('Passed at a second try only, which wants a look:', flaky),
    ...titled('Failed:', [...failed, ...broken]),
  ];
}

const reasons = (errors: readonly { message: string }[]) => [...new Set(errors.map(({ message }) => `  ${message}`))];
const titled = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);
