import { buffer } from 'node:stream/consumers';
import { blockTexts } from '../../../shared/analytics/block-texts.ts';
import type { DocumentBlock, ReportDocument } from '../../../shared/analytics/report-data.ts';
import { definitionsOf, definitionsTitle } from '../../../shared/analytics/report-definitions.ts';
import { blockTitle } from '../../../shared/analytics/report-words.ts';
import { toldBlocks } from '../../../shared/analytics/told-blocks.ts';
import { dayText } from '../../../shared/kernel/day-texts.ts';
import { unbroken } from '../../../shared/kernel/unbroken.ts';
import { packed } from '../../platform/pdf/packed.ts';
import { pageFeet } from '../../platform/pdf/page-feet.ts';
import { printable } from '../../platform/pdf/printable.ts';
import { Sheet } from '../../platform/pdf/sheet.ts';
import { type Brand, brandOf } from '../../platform/pdf/sheet-colors.ts';
import { blendedPart } from './pdf/blended-part.ts';
import { comparePart } from './pdf/compare-part.ts';
import { cover } from './pdf/cover.ts';
import { creativesPart } from './pdf/creatives-part.ts';
import { definitionsPart } from './pdf/definitions-part.ts';
import { figuresPart } from './pdf/figures-part.ts';
import { funnelPart } from './pdf/funnel-part.ts';
import { breakdownPart, pacingPart } from './pdf/parts-tables.ts';
import { annotationsPart, textPart } from './pdf/text-part.ts';
import { isLong, type Series, seriesTable, timeseriesPart } from './pdf/timeseries-part.ts';

/**
 * A report as an A4 PDF: text that can be selected, tags, bookmarks, French. Whatever people wrote in it is shown as text, a
 * sign that the font lacks as a plain one, a logo that cannot be read not at all.
 */
export async function reportPdf(report: ReportDocument): Promise<Buffer> {
  const { name, branding, campaigns, currency } = report;
  const sheet = new Sheet({ title: branding.name ? `${name} · ${branding.name}` : name, author: branding.name });
  const bytes = buffer(sheet.doc);
  const brand = brandOf(branding.color);
  cover(sheet, report, brand);
  const blocks = toldBlocks(report);
  for (const block of blocks) section(sheet, blockTitle(block), () => part(sheet, block, report, brand));
  const long = blocks.filter((block): block is Series => block.type === 'timeseries' && isLong(block));
  for (const block of long)
    section(sheet, blockTexts.figuresOf(blockTitle(block) ?? ''), () => seriesTable(sheet, block, currency, brand));
  if (campaigns > 0 && definitionsOf(report).length > 0)
    section(sheet, definitionsTitle, () => definitionsPart(sheet, report));
  pageFeet(sheet, footOf(report));
  sheet.doc.end();
  return packed(await bytes);
}

/** Whose report it is, of which day. */
const footOf = ({ name, branding, asOf }: ReportDocument) => ({
  own: unbroken(branding.footer ?? [branding.name, name].filter(Boolean).join(' · ')),
  asOf: `Lu le ${dayText(asOf)}`,
});

/** A title with what stands under it, and a bookmark that leads there. */
function section(sheet: Sheet, title: string | null, fill: () => void): void {
  sheet.skip(26);
  sheet.within('Sect', () => {
    if (title !== null) {
      const style = { size: 14, strong: true, gap: 1 };
      const shown = unbroken(title);
      // A title is never left alone at the foot of a page.
      sheet.ensure(sheet.heightOf(shown, style) + 96);
      sheet.doc.outline.addItem(printable(shown));
      sheet.tag('H2', () => sheet.write(shown, style));
      sheet.doc.y += 9;
    }
    fill();
  });
}

function part(sheet: Sheet, block: DocumentBlock, report: ReportDocument, brand: Brand): void {
  const { type } = block;
  if (type === 'figures') figuresPart(sheet, block, report.currency);
  else if (type === 'timeseries') timeseriesPart(sheet, block, report, brand);
  else if (type === 'breakdown') breakdownPart(sheet, block, report.currency, brand);
  else if (type === 'pacing') pacingPart(sheet, block, report, brand);
  else if (type === 'funnel') funnelPart(sheet, block, report, brand);
  else if (type === 'blended') blendedPart(sheet, block, brand);
  else if (type === 'compare') comparePart(sheet, block, report.currency, brand);
  else if (type === 'creatives') creativesPart(sheet, block, report.currency, brand);
  else if (type === 'annotations') annotationsPart(sheet, block);
  else textPart(sheet, block);
}
