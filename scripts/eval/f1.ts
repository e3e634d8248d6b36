export type Pair = { truth: string; told: string };

/** F1 of each class that is true or told somewhere, and their mean. */
export function macroF1(pairs: readonly Pair[]): {
  macro: number;
  byClass: Map<string, { f1: number; count: number }>;
} {
  const classes = new Set(pairs.flatMap(({ truth, told }) => [truth, told]));
  const byClass = new Map(
    [...classes].sort().map((name) => {
      const hits = pairs.filter(({ truth, told }) => truth === name && told === name).length;
      const sum = pairs.reduce((count, { truth, told }) => count + Number(truth === name) + Number(told === name), 0);
      return [name, { f1: (2 * hits) / sum, count: pairs.filter(({ truth }) => truth === name).length }] as const;
    }),
  );
  const scores = [...byClass.values()].map(({ f1 }) => f1);
  return { macro: scores.reduce((sum, f1) => sum + f1, 0) / scores.length, byClass };
}
