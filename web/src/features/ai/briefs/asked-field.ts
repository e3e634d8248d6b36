import type { KeptBrief } from '../../../../../shared/ai/brief.ts';
import type { BriefValues } from './brief-values.ts';

const lists = ['benefits', 'features', 'pains'] as const;
const pairs = { proofs: 'text', objections: 'objection' } as const;

/** The field of the form where a question about the brief is answered: in a list, the line after the last one. */
export function fieldFor(path: string, brief: KeptBrief['brief']): string {
  const list = lists.find((one) => one === path);
  if (list) return `${list}.${brief[list].length}`;
  if (path === 'proofs' || path === 'objections') return `${path}.${brief[path].length}.${pairs[path]}`;
  return path;
}

/** With a blank line where one is asked for. */
export function withLineFor(values: BriefValues, asked: string | undefined): BriefValues {
  const [name, at] = asked?.split('.') ?? [];
  const isNext = (lines: readonly unknown[]) => lines.length > 0 && `${lines.length}` === at;
  const list = lists.find((one) => one === name);
  if (list && isNext(values[list])) return { ...values, [list]: [...values[list], ''] };
  if (name === 'proofs' && isNext(values.proofs))
    return { ...values, proofs: [...values.proofs, { text: '', source: '' }] };
  if (name === 'objections' && isNext(values.objections))
    return { ...values, objections: [...values.objections, { objection: '', answer: '' }] };
  return values;
}
