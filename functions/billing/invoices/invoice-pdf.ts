import { buffer } from 'node:stream/consumers';
import { centsText } from '../../../shared/billing/euros.ts';
import type { InvoiceParty } from '../../../shared/billing/invoice.ts';
import { invoiceTexts } from '../../../shared/billing/invoice-texts.ts';
import { dayText } from '../../../shared/kernel/day-texts.ts';
import { carryColours } from '../../platform/pdf/carry-colours.ts';
import { pageFeet } from '../../platform/pdf/page-feet.ts';
import { inner, page, Sheet } from '../../platform/pdf/sheet.ts';
import { colors } from '../../platform/pdf/sheet-colors.ts';
import { drawTable } from '../../platform/pdf/table.ts';
import { facturXMetadata } from './factur-x-metadata.ts';
import type { PaperContent } from './invoice.entity.ts';

const small = { size: 9, gap: 2 };
const soft = { ...small, color: colors.soft };

/** An invoice as an A4 PDF that carries its data (Factur-X); PDF/A-3 as far as PDFKit goes, which no validator has said here. */
export async function invoicePdf(invoice: PaperContent, xml: string): Promise<Buffer> {
  const { seller, buyer, issuedOn, mentions } = invoice;
  const title = invoiceTexts.title(invoice);
  const sheet = new Sheet({ title, author: seller.legalName, subset: 'PDF/A-3a' });
  carryColours();
  const bytes = buffer(sheet.doc);
  sheet.tag('H1', () => sheet.write(title, { size: 22, strong: true }));
  sheet.tag('P', () => sheet.write(invoiceTexts.days(invoice), { ...soft, y: sheet.doc.y + 4 }));
  sheet.doc.y += 20;
  parties(sheet, seller, buyer);
  lines(sheet, invoice);
  sheet.skip(22);
  for (const text of mentions) sheet.tag('P', () => sheet.write(text, { ...soft, y: sheet.doc.y + 3 }));
  pageFeet(sheet, { own: `${seller.legalName} · ${title}`, asOf: dayText(issuedOn) });
  sheet.doc.appendXML(facturXMetadata);
  sheet.doc.file(Buffer.from(xml), {
    ...{ name: 'factur-x.xml', type: 'text/xml', description: invoiceTexts.data },
    ...{ relationship: 'Alternative', creationDate: new Date(issuedOn), modifiedDate: new Date(issuedOn) },
  });
  sheet.doc.end();
  return bytes;
}

function parties(sheet: Sheet, seller: InvoiceParty, buyer: InvoiceParty): void {
  const width = inner / 2 - 12;
  const top = sheet.doc.y;
  const foot = [
    party(sheet, invoiceTexts.seller, seller, { x: page.left, y: top, width }),
    party(sheet, invoiceTexts.buyer, buyer, { x: page.left + inner / 2 + 12, y: top, width }),
  ];
  sheet.doc.y = Math.max(...foot) + 20;
}

/** Answers where it ends. */
function party(
  sheet: Sheet,
  role: string,
  { legalName, registration, siren, vatNumber, address, email }: InvoiceParty,
  place: { x: number; y: number; width: number },
): number {
  const { line1, line2, postalCode, city, country } = address;
  const said = [
    registration,
    line1,
    line2,
    [postalCode, city].filter(Boolean).join(' ') || null,
    country === 'FR' ? null : country,
    siren && `SIREN ${siren}`,
    vatNumber && `TVA ${vatNumber}`,
    email,
  ].filter((text) => typeof text === 'string' && text !== '');
  sheet.within('Sect', () => {
    sheet.tag('H2', () => sheet.write(role, { ...soft, ...place }));
    sheet.tag('P', () => sheet.write(legalName, { size: 11, strong: true, ...place, y: sheet.doc.y + 2 }));
    for (const text of said)
      sheet.tag('P', () => sheet.write(text as string, { ...small, ...place, y: sheet.doc.y + 1 }));
  });
  return sheet.doc.y;
}

function lines(sheet: Sheet, { kind, lines: all, totals, isOwed, dueOn }: PaperContent): void {
  const rows = all.map(({ label, quantity, unitAmount, vatRate }) => ({
    cells: [
      label,
      String(quantity),
      centsText(unitAmount),
      invoiceTexts.percent(vatRate),
      centsText(quantity * unitAmount),
    ],
  }));
  drawTable(sheet, { columns: invoiceTexts.columns, rows }, colors.ink);
  sheet.doc.y += 14;
  const rate = all[0]?.vatRate ?? 0;
  total(sheet, invoiceTexts.exclTax, totals.exclTax);
  total(sheet, invoiceTexts.vat(rate), totals.vat);
  total(sheet, invoiceTexts.inclTax, totals.inclTax, true);
  if (kind === 'invoice')
    sheet.tag('P', () =>
      sheet.write(isOwed ? invoiceTexts.owed(dueOn) : invoiceTexts.paid, {
        ...soft,
        x: page.left + inner - 180,
        width: 180,
      }),
    );
}

function total(sheet: Sheet, name: string, amount: number, strong = false): void {
  const { y } = sheet.doc;
  const style = { size: strong ? 11 : 9.5, strong };
  sheet.tag('P', () => {
    sheet.line(name, { ...style, x: page.left + inner - 180, y });
    sheet.line(centsText(amount), { ...style, align: 'right', x: page.left + inner, y });
  });
  sheet.doc.y = y + 16;
}
