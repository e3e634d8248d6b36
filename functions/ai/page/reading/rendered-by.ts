import type { PageRead } from '../../../../shared/rules/page/page-read.ts';

/** Fewer say nothing that could be judged. */
const fewWords = 30;
const fewWithRoot = 120;

/** Whether a browser shows the page as it was sent, or has to build it first. */
export function renderedBy(page: { words: number; scripts: number; rootIsEmpty: boolean }): PageRead['rendered'] {
  const { words, scripts, rootIsEmpty } = page;
  if (scripts === 0) return 'html';
  return words < fewWords || (rootIsEmpty && words < fewWithRoot) ? 'script' : 'html';
}
