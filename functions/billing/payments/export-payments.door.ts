import { decodeTime } from 'ulid';
import { exportTooLarge } from '../../../shared/admin/payment.rules.ts';
import { ledgerColumns, vatColumns } from '../../../shared/billing/export-columns.ts';
import { paymentProviders, paymentStatuses } from '../../../shared/billing/payment.ts';
import { vatRuleTexts } from '../../../shared/billing/vat-texts.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { invalidField } from '../../platform/app-error.ts';
import { type CsvCell, csvHead, csvLine } from '../../platform/csv.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { Invoice, type InvoiceItem } from '../invoices/invoice.entity.ts';
import { type PaymentRow, paymentsIndex } from './payments-index.ts';

const mostPapers = 20_000;

type Asked = { kind: 'ledger' | 'vat'; from: string; to: string };

/** The journal of sales, or the VAT that was taken in, as tables of days of Paris. */
export async function exportedPayments({ kind, from, to }: Asked): Promise<Buffer> {
  const { rows } = await paymentsIndex();
  const isWithin = (day: string | null) => day !== null && day >= from && day <= to;
  return kind === 'ledger' ? ledgerOf(rows.values(), isWithin) : vatBy(rows.values(), isWithin);
}

type IsWithin = (day: string | null) => boolean;
type Told = { row: PaymentRow; id: string };

/** Papers say in their ids when they were issued. */
const issuedOn = (id: string): string => parisDay(new Date(decodeTime(id.slice(id.indexOf('_') + 1))));

async function withPapers(told: Told[]): Promise<{ row: PaymentRow; paper: InvoiceItem }[]> {
  if (told.length > mostPapers) throw invalidField('to', exportTooLarge);
  const found: { row: PaymentRow; paper: InvoiceItem }[] = [];
  for (const some of chunks(told, mostTogether)) {
    const items = await readTogether(
      some.map(({ row: { workspaceId }, id: invoiceId }) => Invoice.get({ workspaceId, invoiceId })),
    );
    for (const [at, { row }] of some.entries()) {
      const { data: paper } = Invoice.parse({ Item: items[at] });
      if (paper) found.push({ row, paper });
    }
  }
  return found;
}

const idsOf = ({ invoiceId, creditIds }: PaymentRow): string[] => [...(invoiceId ? [invoiceId] : []), ...creditIds];

/** Each paper as it was issued, in the order of its numbers by day; what is given back is below zero. */
async function ledgerOf(rows: Iterable<PaymentRow>, isWithin: IsWithin): Promise<Buffer> {
  const told = [...rows].flatMap((row) =>
    idsOf(row)
      .filter((id) => isWithin(issuedOn(id)))
      .map((id) => ({ row, id })),
  );
  const papers = await withPapers(told);
  papers.sort((a, b) => (keyOf(a.paper) < keyOf(b.paper) ? -1 : 1));
  return Buffer.from(csvHead(ledgerColumns) + papers.map(({ row, paper }) => csvLine(ledgerLine(row, paper))).join(''));
}

const keyOf = ({ content: { issuedOn: day, number } }: InvoiceItem) => `${day} ${number}`;

function ledgerLine(row: PaymentRow, { content }: InvoiceItem): CsvCell[] {
  const { kind, buyer, lines, totals } = content;
  const sign = kind === 'invoice' ? 1 : -1;
  return [
    ...[content.issuedOn, content.number, kind === 'invoice' ? 'Facture' : 'Avoir'],
    ...[buyer.legalName, buyer.siren, buyer.vatNumber, lines.map(({ label }) => label).join(' / ')],
    ...[sign * totals.exclTax, sign * totals.vat, sign * totals.inclTax, row.currency, lines[0]?.vatRate ?? 0],
    ...[kind === 'invoice' ? content.dueOn : null, row.paidOn],
    ...[paymentProviders[row.provider], paymentStatuses[row.status], row.workspaceId],
  ];
}

type VatLine = { month: string; rule: string; rate: number; count: number; net: number; vat: number; gross: number };

/**
 * VAT of services falls due when they are paid for (CGI 269-2 c): invoices by the day of their payment, credit notes by theirs,
 * and neither of what was never paid.
 */
async function vatBy(rows: Iterable<PaymentRow>, isWithin: IsWithin): Promise<Buffer> {
  const told = [...rows].flatMap((row) =>
    row.paidOn === null
      ? []
      : idsOf(row)
          .filter((id) => isWithin(id === row.invoiceId ? row.paidOn : issuedOn(id)))
          .map((id) => ({ row, id })),
  );
  const lines = new Map<string, VatLine>();
  for (const { row, paper } of await withPapers(told)) addPaper(lines, row, paper);
  const sorted = [...lines.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  const cells = ({ month, rule, rate, count, net, vat, gross }: VatLine) => [
    ...[month, rule, rate, count],
    ...[net / 100, vat / 100, gross / 100],
  ];
  return Buffer.from(csvHead(vatColumns) + sorted.map((line) => csvLine(cells(line))).join(''));
}

function addPaper(all: Map<string, VatLine>, row: PaymentRow, { content }: InvoiceItem): void {
  const { kind, vatRule, lines, totals, issuedOn: day } = content;
  const month = (kind === 'invoice' ? (row.paidOn ?? day) : day).slice(0, 7);
  const rate = lines[0]?.vatRate ?? 0;
  const key = `${month} ${vatRule} ${rate}`;
  const before = all.get(key) ?? { month, rule: vatRuleTexts[vatRule], rate, count: 0, net: 0, vat: 0, gross: 0 };
  const sign = kind === 'invoice' ? 1 : -1;
  all.set(key, {
    ...before,
    count: before.count + 1,
    net: before.net + sign * Math.round(totals.exclTax * 100),
    vat: before.vat + sign * Math.round(totals.vat * 100),
    gross: before.gross + sign * Math.round(totals.inclTax * 100),
  });
}
