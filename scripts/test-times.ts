import type { TestModule } from 'vitest/node';

const slowestShown = 8;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

const spent = (modules: TestModule[], part: 'tests' | 'loading'): number =>
  modules.reduce((sum, module) => {
    const { duration, setupDuration, collectDuration, prepareDuration, environmentSetupDuration } = module.diagnostic();
    return (
      sum + (part === 'tests' ? duration : setupDuration + collectDuration + prepareDuration + environmentSetupDuration)
    );
  }, 0);

/** Where the time of a run went, a line each: projects, then the files that took longest. Several files run at once. */
export function whereTimeWent(modules: TestModule[]): string[] {
  const names = [...new Set(modules.map(({ project }) => project.name))];
  const byProject = names.map((name) => {
    const own = modules.filter(({ project }) => project.name === name);
    const loading = seconds(spent(own, 'loading')).trim();
    return `${seconds(spent(own, 'tests'))}  ${name}, ${own.length} files, and ${loading} to load them`;
  });
  const slowest = modules.toSorted((a, b) => b.diagnostic().duration - a.diagnostic().duration).slice(0, slowestShown);
  const byFile = slowest.map((module) => `${seconds(module.diagnostic().duration)}  ${module.relativeModuleId}`);
  return ['Where the time went:', ...byProject, 'The slowest files:', ...byFile];
}
