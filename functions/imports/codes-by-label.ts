import { foldLabel } from '../../shared/kernel/fold.ts';

/** The codes of a closed list by their own name, their French label and what else they are called; keyed by `foldLabel`. */
export function codesByLabel<Code extends string>(
  labels: Record<Code, string>,
  others: Record<string, NoInfer<Code>> = {},
): Map<string, Code> {
  const entries = Object.entries<string>(labels) as [Code, string][];
  return new Map<string, Code>([
    ...Object.entries<Code>(others),
    ...entries.map(([code, label]): [string, Code] => [foldLabel(label), code]),
    ...entries.map(([code]): [string, Code] => [foldLabel(code), code]),
  ]);
}
