import { blockTexts } from '../../../shared/analytics/block-texts.ts';
import type { DocumentBlock } from '../../../shared/analytics/report-data.ts';
import { cellText } from '../../../shared/analytics/report-words.ts';
import { deltaWords } from '../../../shared/campaigns/delta-words.ts';
import { metricLabels } from '../../../shared/campaigns/metric-words.ts';
import { figureCard, figureCards } from './figure-card.ts';
import { type Html, html } from './html.ts';

type Figures = DocumentBlock & { type: 'figures' };
type Figure = Figures['cells'][number];

/** Each figure with what it was, and whether that is better. */
export const figuresBlock = ({ cells }: Figures, currency: string | null): Html =>
  figureCards(cells.map((cell) => figure(cell, currency)));

function figure(cell: Figure, currency: string | null): Html {
  const { measure, value, previous } = cell;
  const before = previous === null ? null : cellText({ measure, value: previous, reason: null }, currency);
  return figureCard({
    label: metricLabels[measure],
    text: cellText(cell, currency),
    isKnown: value !== null,
    under: value !== null && before !== null && html`${changeText(cell)}<span>${blockTexts.before(before)}</span>`,
  });
}

function changeText(cell: Figure): Html | null {
  const words = deltaWords(cell.measure, cell);
  if (!words) return null;
  const { text, verdict, said } = words;
  return html`<span class="change ${verdict ?? 'neutral'}">${text}${said && ` · ${said}`}</span>`;
}
