import { blockTexts } from '../../../shared/analytics/block-texts.ts';
import type { DocumentBlock } from '../../../shared/analytics/report-data.ts';
import { cellText } from '../../../shared/analytics/report-words.ts';
import { metricLabels } from '../../../shared/campaigns/metric-words.ts';
import { bar } from './bar.ts';
import { dataTable } from './data-table.ts';
import { type Html, html } from './html.ts';

type Breakdown = DocumentBlock & { type: 'breakdown' };

/** The parts of the figures, their share of the spend drawn under their names, and the whole. */
export function breakdownBlock(block: Breakdown, name: string, currency: string | null): Html {
  const { lines, whole, total, overlapping } = block;
  if (lines.length === 0) return html`<p class="missing">${blockTexts.noPart}</p>`;
  const table = dataTable({
    name,
    columns: [blockTexts.partColumn, ...whole.map(({ measure }) => metricLabels[measure])],
    rows: lines.map(({ label, share, cells }) => [
      html`${label}${share !== null && drawnShare(share)}`,
      ...cells.map((cell) => cellText(cell, currency)),
    ]),
    whole: [blockTexts.whole, ...whole.map((cell) => cellText(cell, currency))],
  });
  const hidden = total - lines.length;
  return html`${table}${hidden > 0 && html`<p class="note">${blockTexts.otherParts(hidden)}</p>`}${overlapping && html`<p class="note">${blockTexts.overlapping}</p>`}`;
}

const drawnShare = (share: number): Html =>
  html`${bar([{ share, as: 'part' }])}<small>${blockTexts.partOfSpend(share)}</small>`;
