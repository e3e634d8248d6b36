import {
  blendedBlockTexts,
  blendedCards,
  claimedTogether,
  claimRows,
} from '../../../../shared/analytics/blended-block-texts.ts';
import { blendedNotes, claimText } from '../../../../shared/analytics/blended-texts.ts';
import type { DocumentBlock } from '../../../../shared/analytics/report-data.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import type { Brand } from '../../../platform/pdf/sheet-colors.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import { drawCards } from './cards.ts';
import { noteUnder, sentence } from './text-part.ts';

type Blended = DocumentBlock & { type: 'blended' };

/** What was sold beside what platforms claim, first in a sentence: their claims are never added without it. */
export function blendedPart(sheet: Sheet, block: Blended, brand: Brand): void {
  const claim = claimText(block);
  const nothing = blendedBlockTexts.nothingSold(block);
  if (claim) sentence(sheet, `${claim.said}.`, claim.means);
  if (nothing) sentence(sheet, nothing);
  drawCards(
    sheet,
    blendedCards(block).map(({ under, ...card }) => ({ ...card, ...(under !== null && { under }) })),
  );
  const rows = claimRows(block).map((cells) => ({ cells }));
  const whole = claimedTogether(block);
  if (rows.length > 0) {
    sheet.doc.y += 12;
    const table = { columns: blendedBlockTexts.platformColumns, rows };
    drawTable(sheet, { ...table, ...(claim && whole.length > 0 && { whole }) }, brand.line);
  }
  for (const note of blendedNotes(block)) noteUnder(sheet, note);
}
