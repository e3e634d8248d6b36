import { adLines, crmLines, type FunnelLine, funnelTexts } from '../../../../shared/analytics/funnel-texts.ts';
import type { DocumentBlock, ReportDocument } from '../../../../shared/analytics/report-data.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import type { Brand } from '../../../platform/pdf/sheet-colors.ts';
import { drawTable, type Row } from '../../../platform/pdf/table.ts';
import { noteUnder, subtitle } from './text-part.ts';

type Funnel = DocumentBlock & { type: 'funnel' };
type About = Pick<ReportDocument, 'asOf' | 'currency'>;

/** The steps of the ads, then those of the prospects; the part that passed is drawn under their names. */
export function funnelPart(sheet: Sheet, block: Funnel, { asOf, currency }: About, brand: Brand): void {
  const { crm } = block;
  drawTable(sheet, { columns: funnelTexts.adColumns, rows: adLines(block).map(rowOf) }, brand.line);
  noteUnder(sheet, funnelTexts.rates);
  if (!crm) return;
  if (crm[0]?.count === 0) {
    noteUnder(sheet, funnelTexts.noProspect);
    return;
  }
  subtitle(sheet, funnelTexts.crm);
  drawTable(sheet, { columns: funnelTexts.crmColumns, rows: crmLines(crm, currency).map(rowOf) }, brand.line);
  noteUnder(sheet, funnelTexts.prospects(asOf));
}

const rowOf = ({ cells, share, small }: FunnelLine): Row => ({
  cells,
  ...(share !== null && { bar: { share } }),
  ...(small !== undefined && { small }),
});
