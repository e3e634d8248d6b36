import {
  adNotes,
  adRows,
  type CreativeRow,
  claimOfAds,
  creativesBlockTexts,
  groupNotes,
  groupRows,
  noAdText,
} from '../../../../shared/analytics/creatives-block-texts.ts';
import type { DocumentBlock } from '../../../../shared/analytics/report-data.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import type { Brand } from '../../../platform/pdf/sheet-colors.ts';
import { drawTable, type Row } from '../../../platform/pdf/table.ts';
import { note, noteUnder, sentence, subtitle } from './text-part.ts';

type Creatives = DocumentBlock & { type: 'creatives' };

/** How many ads win and by which rule, the best of them, and what their names have in common. */
export function creativesPart(sheet: Sheet, block: Creatives, currency: string | null, brand: Brand): void {
  const none = noAdText(block);
  const claim = claimOfAds(block, currency);
  if (none !== null) note(sheet, none);
  if (claim) {
    sentence(sheet, claim.said, claim.means);
    const rows = adRows(block, currency).map((row) => rowOf(row));
    drawTable(sheet, { columns: creativesBlockTexts.adColumns(block), rows }, brand.line);
  }
  for (const said of adNotes(block)) noteUnder(sheet, said);
  if (block.groups.length > 0) {
    subtitle(sheet, creativesBlockTexts.groups(block));
    const rows = groupRows(block, currency).map((row) => rowOf(row, row.share));
    drawTable(sheet, { columns: creativesBlockTexts.groupColumns(block), rows }, brand.line);
  }
  for (const said of groupNotes(block)) noteUnder(sheet, said);
}

const rowOf = ({ cells, small }: CreativeRow, share: number | null = null): Row => ({
  cells,
  ...(share !== null && { bar: { share } }),
  ...(small !== '' && { small }),
});
