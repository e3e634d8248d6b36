import { allCases } from './cases.ts';
import { gradeNames } from './grades.ts';
import { baseline, keepBaseline, lossesOf, measured } from './measured.ts';

/**
 * The embedded writer on the briefs of `cases/`: gates that hold in all of them, grades by code. `npm run eval` fails when a gate
 * or two points of a case are lost; `npm run eval -- keep` keeps what it measures as what is to be held.
 */
export function evalWriter(args: readonly string[]): boolean {
  const all = allCases().map(measured);
  const mean = (values: readonly number[]) => (values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(2);
  const byTool = (tool: string) => all.filter(({ id }) => id.endsWith(tool));
  console.table(
    Object.fromEntries(
      ['variations', 'platform_copy', 'script'].map((tool) => [
        tool,
        {
          cases: byTool(tool).length,
          ...Object.fromEntries(gradeNames.map((name) => [name, mean(byTool(tool).map(({ grades }) => grades[name]))])),
          ms: mean(byTool(tool).map(({ ms }) => ms)),
        },
      ]),
    ),
  );
  if (args.includes('keep')) keepBaseline(all);
  const losses = lossesOf(all, baseline());
  for (const loss of losses) console.log(loss);
  console.log(losses.length === 0 ? `${all.length} cases hold.` : `${losses.length} losses.`);
  return losses.length === 0;
}
