import { inner, page, type Sheet } from '../../../platform/pdf/sheet.ts';
import { colors } from '../../../platform/pdf/sheet-colors.ts';

/** A figure, or why there is none, with a line or two under it. */
export type Card = {
  label: string;
  text: string;
  isKnown: boolean;
  change?: { text: string; color: string };
  under?: string;
};

const inset = 14;
const between = 10;

/** Figures side by side, each on a card of its own. */
export function drawCards(sheet: Sheet, cards: readonly Card[]): void {
  const columns = columnsFor(cards.length);
  const width = (inner - (columns - 1) * between) / columns;
  const height = cards.some(({ change, under }) => change && under) ? 84 : cards.some(({ under }) => under) ? 72 : 58;
  for (let first = 0; first < cards.length; first += columns) {
    sheet.ensure(height);
    const { y } = sheet.doc;
    for (const [at, card] of cards.slice(first, first + columns).entries()) {
      const x = page.left + at * (width + between);
      sheet.decor(() => sheet.doc.roundedRect(x, y, width, height, 8).fillAndStroke(colors.sunk, colors.rule));
      sheet.within('P', () => drawCard(sheet, card, { x: x + inset, y: y + 12, width: width - 2 * inset }));
    }
    sheet.doc.y = y + height + between;
  }
  sheet.doc.y -= between;
}

/** As even as rows get: five figures stand as three and two. */
const columnsFor = (count: number): number => (count <= 4 ? Math.max(count, 2) : count <= 6 ? 3 : 4);

type Place = { x: number; y: number; width: number };

function drawCard(sheet: Sheet, { label, text, isKnown, change, under }: Card, { x, y, width }: Place): void {
  const line = (said: string, size: number, more: { y: number; strong?: boolean; color?: string }) =>
    sheet.tag('Span', () => sheet.line(said, { ...more, x, size: fitted(sheet, said, { width, size, ...more }) }));
  line(label, 8.5, { y, color: colors.soft });
  if (isKnown) line(text, 18, { y: y + 12, strong: true });
  else line(text, 11, { y: y + 18, color: colors.soft });
  if (change) line(change.text, 8.5, { y: y + 38, strong: true, color: change.color });
  if (under) line(under, 8, { y: y + (change ? 50 : 38), color: colors.soft });
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
