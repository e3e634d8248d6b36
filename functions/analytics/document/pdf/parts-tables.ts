import { blockTexts, paceText } from '../../../../shared/analytics/block-texts.ts';
import type { DocumentBlock, ReportDocument } from '../../../../shared/analytics/report-data.ts';
import { cellText } from '../../../../shared/analytics/report-words.ts';
import { metricLabels, metricText } from '../../../../shared/campaigns/metric-words.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import type { Brand } from '../../../platform/pdf/sheet-colors.ts';
import { drawTable, type Row } from '../../../platform/pdf/table.ts';
import { note, noteUnder } from './text-part.ts';

type Breakdown = DocumentBlock & { type: 'breakdown' };
type Pacing = DocumentBlock & { type: 'pacing' };

/** The parts of the figures, their share of the spend drawn under their names, and the whole. */
export function breakdownPart(sheet: Sheet, block: Breakdown, currency: string | null, brand: Brand): void {
  const { lines, whole, total, overlapping } = block;
  if (lines.length === 0) {
    note(sheet, blockTexts.noPart);
    return;
  }
  const rows = lines.map(({ label, share, cells }): Row => {
    const own = { cells: [label, ...cells.map((cell) => cellText(cell, currency))] };
    return share === null ? own : { ...own, bar: { share }, small: blockTexts.partOfSpend(share) };
  });
  const columns = [blockTexts.partColumn, ...whole.map(({ measure }) => metricLabels[measure])];
  const last = [blockTexts.whole, ...whole.map((cell) => cellText(cell, currency))];
  drawTable(sheet, { columns, rows, whole: last }, brand.line);
  const hidden = total - lines.length;
  if (hidden > 0) noteUnder(sheet, blockTexts.otherParts(hidden));
  if (overlapping) noteUnder(sheet, blockTexts.overlapping);
}

/** What is spent of each budget, beside the part of its days that is gone. */
export function pacingPart(
  sheet: Sheet,
  { lines, total }: Pacing,
  { asOf }: Pick<ReportDocument, 'asOf'>,
  brand: Brand,
): void {
  if (lines.length === 0) {
    note(sheet, blockTexts.noBudget);
    return;
  }
  note(sheet, blockTexts.pacedOn(asOf));
  sheet.doc.y += 8;
  drawTable(sheet, { columns: blockTexts.pacingColumns, rows: lines.map(paceRow) }, brand.line);
  const hidden = total - lines.length;
  if (hidden > 0) noteUnder(sheet, blockTexts.otherCampaigns(hidden));
}

function paceRow({ name, currency, pacing }: Pacing['lines'][number]): Row {
  const { spentShare, elapsedShare, spent, amount, projected } = pacing;
  const money = (value: number | null) => (value === null ? '–' : metricText('spend', value, currency));
  const row = { cells: [name, money(spent), money(amount), money(projected)], small: paceText(pacing) };
  return spentShare === null && elapsedShare === null
    ? row
    : { ...row, bar: { share: spentShare, mark: elapsedShare } };
}
