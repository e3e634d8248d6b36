import { blockTexts } from '../../../../shared/analytics/block-texts.ts';
import type { DocumentBlock } from '../../../../shared/analytics/report-data.ts';
import { cellText } from '../../../../shared/analytics/report-words.ts';
import { deltaWords } from '../../../../shared/campaigns/delta-words.ts';
import { metricLabels } from '../../../../shared/campaigns/metric-words.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { colors } from '../../../platform/pdf/sheet-colors.ts';
import { type Card, drawCards } from './cards.ts';

type Figures = DocumentBlock & { type: 'figures' };
type Figure = Figures['cells'][number];

/** Each figure as a card, with what it was and whether that is better. */
export const figuresPart = (sheet: Sheet, { cells }: Figures, currency: string | null): void =>
  drawCards(
    sheet,
    cells.map((cell) => cardOf(cell, currency)),
  );

function cardOf(cell: Figure, currency: string | null): Card {
  const { measure, value, previous } = cell;
  const card = { label: metricLabels[measure], text: cellText(cell, currency), isKnown: value !== null };
  if (value === null || previous === null) return card;
  const under = blockTexts.before(cellText({ measure, value: previous, reason: null }, currency));
  const words = deltaWords(measure, cell);
  if (!words) return { ...card, under };
  const { text, verdict, said } = words;
  const color = verdict === 'better' ? colors.good : verdict === 'worse' ? colors.bad : colors.soft;
  return { ...card, under, change: { text: said ? `${text} · ${said}` : text, color } };
}
