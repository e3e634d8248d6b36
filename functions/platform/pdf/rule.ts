import { inner, page, type Sheet } from './sheet.ts';
import { colors } from './sheet-colors.ts';

/** A thin line across the page. */
export const rule = (sheet: Sheet, y: number, color: string = colors.rule): unknown =>
  sheet.doc
    .moveTo(page.left, y)
    .lineTo(page.left + inner, y)
    .lineWidth(0.6)
    .stroke(color);
