import { blockTexts, paceText } from '../../../shared/analytics/block-texts.ts';
import type { DocumentBlock, ReportDocument } from '../../../shared/analytics/report-data.ts';
import { metricText } from '../../../shared/campaigns/metric-words.ts';
import { bar } from './bar.ts';
import { dataTable } from './data-table.ts';
import { type Html, html } from './html.ts';

type Pacing = DocumentBlock & { type: 'pacing' };
type Line = Pacing['lines'][number];

/** What is spent of each budget, beside the part of its days that is gone. */
export function pacingBlock({ lines, total }: Pacing, name: string, { asOf }: Pick<ReportDocument, 'asOf'>): Html {
  if (lines.length === 0) return html`<p class="missing">${blockTexts.noBudget}</p>`;
  const table = dataTable({ name, columns: blockTexts.pacingColumns, rows: lines.map(rowOf) });
  const hidden = total - lines.length;
  return html`<p class="note">${blockTexts.pacedOn(asOf)}</p>${table}${hidden > 0 && html`<p class="note">${blockTexts.otherCampaigns(hidden)}</p>`}`;
}

function rowOf({ name, currency, pacing }: Line): (Html | string)[] {
  const { spentShare, elapsedShare, spent, amount, projected } = pacing;
  const money = (value: number | null) => (value === null ? '–' : metricText('spend', value, currency));
  const parts = [
    ...(spentShare === null ? [] : [{ share: spentShare, as: 'spent' as const }]),
    ...(elapsedShare === null ? [] : [{ share: elapsedShare, as: 'elapsed' as const }]),
  ];
  return [
    html`${name}${parts.length > 0 && bar(parts)}<small>${paceText(pacing)}</small>`,
    money(spent),
    money(amount),
    money(projected),
  ];
}
