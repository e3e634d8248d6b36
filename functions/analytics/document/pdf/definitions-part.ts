import type { ReportDocument } from '../../../../shared/analytics/report-data.ts';
import { definitionsNote, definitionsOf } from '../../../../shared/analytics/report-definitions.ts';
import { inner, page, type Sheet } from '../../../platform/pdf/sheet.ts';
import { colors } from '../../../platform/pdf/sheet-colors.ts';
import { note } from './text-part.ts';

const term = 138;

/** What each figure of a report is, and where all of them come from. */
export function definitionsPart(sheet: Sheet, report: ReportDocument): void {
  for (const { term: name, text } of definitionsOf(report)) {
    const style = { size: 8.5, color: colors.soft, x: page.left + term, width: inner - term, gap: 1.5 };
    const strong = { size: 8.5, strong: true, width: term - 12 };
    sheet.ensure(Math.max(sheet.heightOf(text, style), sheet.heightOf(name, strong)) + 5);
    const { y } = sheet.doc;
    let ends = y;
    sheet.within('P', () => {
      sheet.tag('Span', () => sheet.write(name, { ...strong, y }));
      ends = sheet.doc.y;
      sheet.tag('Span', () => sheet.write(text, { ...style, y }));
    });
    sheet.doc.y = Math.max(ends, sheet.doc.y) + 5;
  }
  sheet.doc.y += 5;
  note(sheet, definitionsNote(report));
}
