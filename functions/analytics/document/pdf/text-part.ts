import { blockTexts } from '../../../../shared/analytics/block-texts.ts';
import type { DocumentBlock } from '../../../../shared/analytics/report-data.ts';
import { dayText } from '../../../../shared/kernel/day-texts.ts';
import { unbroken } from '../../../../shared/kernel/unbroken.ts';
import { rule } from '../../../platform/pdf/rule.ts';
import { inner, page, type Sheet } from '../../../platform/pdf/sheet.ts';
import { colors } from '../../../platform/pdf/sheet-colors.ts';

/** As it was typed: an empty line makes a paragraph, a single one breaks. */
export function textPart(sheet: Sheet, { text }: DocumentBlock & { type: 'text' }): void {
  for (const [at, paragraph] of unbroken(text)
    .split(/\n\s*\n/)
    .entries()) {
    if (at > 0) sheet.doc.y += 7;
    sheet.ensure(32);
    sheet.tag('P', () => sheet.write(paragraph.trim(), { size: 10, width: 440, gap: 2.5 }));
  }
}

const days = 116;

/** What happened, day by day. */
export function annotationsPart(sheet: Sheet, { items }: DocumentBlock & { type: 'annotations' }): void {
  if (items.length === 0) note(sheet, blockTexts.noEvent);
  for (const [at, { date, text }] of items.entries()) {
    const style = { size: 9.5, width: inner - days, x: page.left + days, gap: 1.5 };
    const said = unbroken(text);
    sheet.ensure(sheet.heightOf(said, style) + 10);
    const { y } = sheet.doc;
    if (at > 0) sheet.decor(() => rule(sheet, y));
    sheet.within('P', () => {
      sheet.tag('Span', () => sheet.write(dayText(date), { size: 9.5, color: colors.soft, width: days, y: y + 5 }));
      sheet.tag('Span', () => sheet.write(said, { ...style, y: y + 5 }));
    });
    sheet.doc.y += 5;
  }
}

/** A line of what is to be known, or of what is missing. */
export function note(sheet: Sheet, text: string): void {
  sheet.ensure(16);
  sheet.tag('P', () => sheet.write(text, { size: 8.5, color: colors.soft, gap: 1.5 }));
}

/** What there is to conclude, and what it means. */
export function sentence(sheet: Sheet, said: string, means?: string): void {
  const style = { size: 11, strong: true, gap: 1.5 };
  sheet.ensure(sheet.heightOf(said, style) + 40);
  sheet.tag('P', () => sheet.write(said, style));
  if (means !== undefined) note(sheet, means);
  sheet.doc.y += 8;
}

/** A note under a table. */
export function noteUnder(sheet: Sheet, text: string): void {
  sheet.doc.y += 7;
  note(sheet, text);
}

/** What stands over a part of a block; never alone at the foot of a page. */
export function subtitle(sheet: Sheet, text: string): void {
  const style = { size: 10.5, strong: true };
  sheet.doc.y += 16;
  sheet.ensure(sheet.heightOf(text, style) + 72);
  sheet.tag('H3', () => sheet.write(text, style));
  sheet.doc.y += 5;
}
