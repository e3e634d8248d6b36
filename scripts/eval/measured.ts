import { readFileSync, writeFileSync } from 'node:fs';
import { type Case, made } from './cases.ts';
import { type Fault, faultsOf } from './gates.ts';
import { type Grades, gradeNames, gradesOf } from './grades.ts';

export type Measured = { id: string; grades: Grades; faults: Fault[]; ms: number };
export type Baseline = Record<string, Grades>;

const baselineFile = new URL('baseline.json', import.meta.url);

export function measured(one: Case): Measured {
  const before = performance.now();
  const result = made(one);
  const ms = performance.now() - before;
  return { id: one.id, grades: gradesOf(one, result), faults: faultsOf(one, result), ms };
}

export const baseline = (): Baseline => JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline;

export function keepBaseline(all: readonly Measured[]): void {
  const grades = Object.fromEntries(all.map((one) => [one.id, one.grades]));
  writeFileSync(baselineFile, `${JSON.stringify(grades, null, 2)}\n`);
}

const sumOf = (grades: Grades): number => gradeNames.reduce((sum, name) => sum + grades[name], 0);

/** A gate that is lost, or two points of a case. */
export function lossesOf(all: readonly Measured[], before: Baseline): string[] {
  return all.flatMap(({ id, grades, faults }) => {
    const was = before[id];
    const lost = was ? sumOf(was) - sumOf(grades) : 0;
    return [
      ...faults.map(({ gate, text }) => `${id}: ${gate}: ${text}`),
      ...(lost >= 2 ? [`${id}: ${lost} points of ${was ? sumOf(was) : 0} are lost`] : []),
    ];
  });
}
