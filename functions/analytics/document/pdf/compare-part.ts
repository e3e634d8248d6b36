import { compareRows, compareTexts } from '../../../../shared/analytics/compare-texts.ts';
import type { DocumentBlock } from '../../../../shared/analytics/report-data.ts';
import { unbroken } from '../../../../shared/kernel/unbroken.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import type { Brand } from '../../../platform/pdf/sheet-colors.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import { note, noteUnder, sentence } from './text-part.ts';

type Compare = DocumentBlock & { type: 'compare' };

/** The verdict with its doubt, each figure with its interval, and what no statistic corrects. */
export function comparePart(sheet: Sheet, block: Compare, currency: string | null, brand: Brand): void {
  const { names, leftOut, comparison } = block;
  if (!comparison) note(sheet, compareTexts.tooFew);
  else {
    const { verdict, metrics, notes } = comparison;
    sentence(sheet, compareTexts.verdict(verdict), unbroken(verdict.text));
    for (const [at, figures] of metrics.entries()) {
      if (at > 0) sheet.doc.y += 12;
      const rows = compareRows(figures, names, currency).map((cells) => ({ cells }));
      drawTable(sheet, { columns: compareTexts.columns(figures.metric), rows }, brand.line);
    }
    for (const { text } of notes) noteUnder(sheet, text);
  }
  if (leftOut > 0) noteUnder(sheet, compareTexts.leftOut(leftOut));
}
