import { rule } from './rule.ts';
import { inner, page, type Sheet } from './sheet.ts';
import { colors } from './sheet-colors.ts';

const style = { size: 7.5, color: colors.soft };

/** At the foot of each page: whose document it is, and which page of how many, after what `asOf` says. */
export function pageFeet(sheet: Sheet, { own, asOf }: { own: string; asOf: string }): void {
  const { count } = sheet.doc.bufferedPageRange();
  const y = page.height - page.bottom + 20;
  for (let at = 0; at < count; at++) {
    sheet.doc.switchToPage(at);
    const place = `${asOf} · ${at + 1}\u00a0/\u00a0${count}`;
    const width = inner - sheet.widthOf(place, style) - 24;
    sheet.decor(() => {
      rule(sheet, y - 6);
      sheet.line(place, { ...style, align: 'right', x: page.left + inner, y });
      within(sheet, own, { y, width });
    }, 'Pagination');
  }
}

/** Two lines at most: what is longer ends in dots. Below the margin, where a text that flows would begin a page. */
function within(sheet: Sheet, text: string, { y, width }: { y: number; width: number }): void {
  const { bottom } = sheet.doc.page.margins;
  sheet.doc.page.margins.bottom = 0;
  sheet.clipped(text, { ...style, y, width, height: 21 });
  sheet.doc.page.margins.bottom = bottom;
}
