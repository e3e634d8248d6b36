import { atFirstUse } from '../../shared/kernel/at-first-use.ts';
import { foldLabel } from '../../shared/kernel/fold.ts';

/** The codes of a closed list by their own name, their French label and what else they are called; keyed by `foldLabel`, which loads the tables of Unicode: at the first use. */
export function codesByLabel<Code extends string>(
  labels: Record<Code, string>,
  others: Record<string, NoInfer<Code>> = {},
): () => ReadonlyMap<string, Code> {
  return atFirstUse(() => {
    const entries = Object.entries<string>(labels) as [Code, string][];
    return new Map<string, Code>([
      ...Object.entries<Code>(others),
      ...entries.map(([code, label]): [string, Code] => [foldLabel(label), code]),
      ...entries.map(([code]): [string, Code] => [foldLabel(code), code]),
    ]);
  });
}
