import { blockTexts } from '../../../shared/analytics/block-texts.ts';
import type { DocumentBlock } from '../../../shared/analytics/report-data.ts';
import { cellText } from '../../../shared/analytics/report-words.ts';
import { deltaWords, verdictWords } from '../../../shared/campaigns/delta-words.ts';
import { metricLabels } from '../../../shared/campaigns/metric-words.ts';
import { type Html, html } from './html.ts';

type Figures = DocumentBlock & { type: 'figures' };
type Figure = Figures['cells'][number];

/** Each figure with what it was, and whether that is better. */
export const figuresBlock = ({ cells }: Figures, currency: string | null): Html =>
  html`<dl class="figures by${columnsFor(cells.length)}">${cells.map((cell) => figure(cell, currency))}</dl>`;

/** As even as rows get: five figures stand as three and two. */
const columnsFor = (count: number): number => (count <= 4 ? Math.max(count, 2) : count <= 6 ? 3 : 4);

function figure(cell: Figure, currency: string | null): Html {
  const { measure, value, previous } = cell;
  const text = cellText(cell, currency);
  const before = previous === null ? null : cellText({ measure, value: previous, reason: null }, currency);
  return html`<div><dt>${metricLabels[measure]}</dt><dd class="${value === null ? 'missing' : text.length > longText ? 'value long' : 'value'}">${text}</dd>${value !== null && before !== null && html`<dd class="before">${changeText(cell)}<span>${blockTexts.before(before)}</span></dd>`}</div>`;
}

/** Characters beyond which a figure is written smaller, to stay on its line. */
const longText = 10;

function changeText(cell: Figure): Html | null {
  const words = deltaWords(cell.measure, cell);
  if (!words) return null;
  const { text, verdict } = words;
  return html`<span class="change ${verdict ?? 'neutral'}">${text}${verdict && ` · ${verdictWords[verdict]}`}</span>`;
}
