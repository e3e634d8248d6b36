import type { TextItem } from './text-item.ts';

/** Of the signs of some texts, those that come from facts: 0 to 1, two decimals. */
export function groundedShare(texts: readonly TextItem[]): number {
  const all = texts.reduce((sum, { text }) => sum + text.length, 0);
  const told = texts.reduce(
    (sum, { grounding }) => sum + grounding.reduce((one, { start, end }) => one + end - start, 0),
    0,
  );
  return all === 0 ? 0 : Math.round((100 * told) / all) / 100;
}
