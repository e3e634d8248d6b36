import { compareRows, compareTexts } from '../../../shared/analytics/compare-texts.ts';
import type { DocumentBlock } from '../../../shared/analytics/report-data.ts';
import { metricLabels } from '../../../shared/campaigns/metric-words.ts';
import { unbroken } from '../../../shared/kernel/unbroken.ts';
import { dataTable } from './data-table.ts';
import { type Html, html } from './html.ts';

type Compare = DocumentBlock & { type: 'compare' };

/** The verdict with its doubt, each figure with its interval, and what no statistic corrects. */
export function compareBlock({ names, leftOut, comparison }: Compare, currency: string | null): Html {
  const missing = leftOut > 0 && html`<p class="note">${compareTexts.leftOut(leftOut)}</p>`;
  if (!comparison) return html`<p class="missing">${compareTexts.tooFew}</p>${missing}`;
  const { verdict, metrics, notes } = comparison;
  const tables = metrics.map((figures) => {
    const rows = compareRows(figures, names, currency);
    return html`<div class="compared">${dataTable({ name: metricLabels[figures.metric], columns: compareTexts.columns(figures.metric), rows })}</div>`;
  });
  return html`<p class="claim"><strong>${compareTexts.verdict(verdict)}</strong> ${unbroken(verdict.text)}</p>${tables}${notes.map(({ text }) => html`<p class="note">${text}</p>`)}${missing}`;
}
