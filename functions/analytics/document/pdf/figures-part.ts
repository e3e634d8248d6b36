import { blockTexts } from '../../../../shared/analytics/block-texts.ts';
import type { DocumentBlock } from '../../../../shared/analytics/report-data.ts';
import { cellText } from '../../../../shared/analytics/report-words.ts';
import { deltaWords, verdictWords } from '../../../../shared/campaigns/delta-words.ts';
import { metricLabels } from '../../../../shared/campaigns/metric-words.ts';
import { inner, page, type Sheet } from './sheet.ts';
import { colors } from './sheet-colors.ts';

type Figures = DocumentBlock & { type: 'figures' };
type Figure = Figures['cells'][number];

const inset = 14;
const between = 10;

/** Each figure as a card, with what it was and whether that is better. */
export function figuresPart(sheet: Sheet, { cells }: Figures, currency: string | null): void {
  const columns = columnsFor(cells.length);
  const width = (inner - (columns - 1) * between) / columns;
  const isCompared = cells.some(({ previous }) => previous !== null);
  const height = isCompared ? 84 : 58;
  for (let first = 0; first < cells.length; first += columns) {
    sheet.ensure(height);
    const { y } = sheet.doc;
    for (const [at, cell] of cells.slice(first, first + columns).entries()) {
      const x = page.left + at * (width + between);
      sheet.decor(() => sheet.doc.roundedRect(x, y, width, height, 8).fillAndStroke(colors.sunk, colors.rule));
      sheet.within('P', () => card(sheet, cell, { x: x + inset, y: y + 12, width: width - 2 * inset, currency }));
    }
    sheet.doc.y = y + height + between;
  }
  sheet.doc.y -= between;
}

/** As even as rows get: five figures stand as three and two. */
const columnsFor = (count: number): number => (count <= 4 ? Math.max(count, 2) : count <= 6 ? 3 : 4);

type Place = { x: number; y: number; width: number; currency: string | null };

function card(sheet: Sheet, cell: Figure, { x, y, width, currency }: Place): void {
  const { measure, value, previous } = cell;
  const line = (text: string, size: number, more: { y: number; strong?: boolean; color?: string }) =>
    sheet.tag('Span', () => sheet.line(text, { ...more, x, size: fitted(sheet, text, { width, size, ...more }) }));
  line(metricLabels[measure], 8.5, { y, color: colors.soft });
  const shown = cellText(cell, currency);
  if (value === null) line(shown, 11, { y: y + 18, color: colors.soft });
  else line(shown, 18, { y: y + 12, strong: true });
  if (value === null || previous === null) return;
  const words = deltaWords(measure, cell);
  if (words) {
    const { text, verdict } = words;
    const color = verdict === 'better' ? colors.good : verdict === 'worse' ? colors.bad : colors.soft;
    line(verdict ? `${text} · ${verdictWords[verdict]}` : text, 8.5, { y: y + 38, strong: true, color });
  }
  const before = cellText({ measure, value: previous, reason: null }, currency);
  line(blockTexts.before(before), 8, { y: y + 50, color: colors.soft });
}

/** The size at which a text fits, no larger than what is asked. */
function fitted(
  sheet: Sheet,
  text: string,
  { width, size, strong }: { width: number; size: number; strong?: boolean },
) {
  const wide = sheet.widthOf(text, { size, ...(strong ? { strong } : {}) });
  return wide > width ? Math.max(5, (size * width) / wide) : size;
}
