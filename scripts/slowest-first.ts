import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those whose files wait most come first, and a project's files together: they share processes. */
const projects = ['faults', 'browser', 'node', 'shared', 'web', 'table'];

/** What goes through the whole table that its tests share is quick while there is little in it. */
const readsAll = /\/move\/|\/settings\/deletion\/|opened-links/;

/** The order of test files: nobody waits at the end for a file that takes minutes. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ project, moduleId }: TestSpecification) =>
      projects.indexOf(project.name) - (project.name === 'table' && readsAll.test(moduleId) ? 0.5 : 0);
    return sorted.sort((a, b) => place(a) - place(b));
  }
}
