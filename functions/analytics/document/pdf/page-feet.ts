import type { ReportDocument } from '../../../../shared/analytics/report-data.ts';
import { dayText } from '../../../../shared/kernel/day-texts.ts';
import { unbroken } from '../../../../shared/kernel/unbroken.ts';
import { inner, page, type Sheet } from './sheet.ts';
import { colors } from './sheet-colors.ts';
import { rule } from './text-part.ts';

const style = { size: 7.5, color: colors.soft };

/** Whose report it is, of which day, and which page of how many. */
export function pageFeet(sheet: Sheet, { name, branding, asOf }: ReportDocument): void {
  const { count } = sheet.doc.bufferedPageRange();
  const own = unbroken(branding.footer ?? [branding.name, name].filter(Boolean).join(' · '));
  const y = page.height - page.bottom + 20;
  for (let at = 0; at < count; at++) {
    sheet.doc.switchToPage(at);
    const place = `Lu le ${dayText(asOf)} · ${at + 1}\u00a0/\u00a0${count}`;
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
