import { createHash } from 'node:crypto';
import { invoiceTexts } from '../../../shared/billing/invoice-texts.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { mentionsOf } from '../../../shared/rules/invoice-mentions.ts';
import { isSelfBilled, selfBilledNumber } from '../../../shared/rules/ugc/self-billing.ts';
import type { PostalAddress } from '../../../shared/ugc/postal-address.ts';
import { soldContent } from '../../../shared/ugc/self-billed-texts.ts';
import type { PaperContent } from '../../billing/invoices/draw-invoice.door.ts';
import { lastNumber, takeNumbers } from '../../billing/invoices/invoice-series.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import type { SelfBilledInvoice, UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { legalIdentityOf } from '../core/creator-legal.ts';
import { UgcInvoice, type UgcInvoiceItem } from '../core/invoice.entity.ts';
import type { UgcPaymentItem } from '../core/payment.entity.ts';
import { readBrand } from '../core/read-brand.ts';

/** Another act took the number first: what asked for it is worked out again. */
export const numberTaken = new AppError('conflict');

export type Owed = Pick<UgcPaymentItem, 'paymentId' | 'amountCents' | 'vatCents' | 'dueOn'> & {
  /** What is sold other than what the collaboration makes. */
  sold?: { label: string; from: string; to: string };
};
type Billed = { invoice: SelfBilledInvoice | null; operations: Operation[] };

/** Writes the invoice of what is owed in the name of the creator; none where they send their own. */
export async function selfBill(item: UgcCollaborationItem, owed: Owed, now: Date): Promise<Billed> {
  const content = await contentOf(item, owed, now);
  return content
    ? written(item, [{ paymentId: owed.paymentId, paper: content }], now)
    : { invoice: null, operations: [] };
}

/** Takes back the invoice of a payment whole, and writes another one of what is owed since, if anything is; `off` are given back beside it. */
export async function billAnew(
  item: UgcCollaborationItem,
  stored: UgcPaymentItem,
  owed: Owed,
  now: Date,
  off: readonly UgcPaymentItem[] = [],
): Promise<Billed> {
  const { paymentId } = stored;
  const back = await givenBack(stored, now);
  const paper = back.length > 0 ? await contentOf(item, owed, now) : null;
  const others = (await Promise.all(off.map((one) => givenBack(one, now)))).flat();
  const papers = [...back, ...(paper ? [{ paymentId, paper }] : []), ...others];
  return papers.length > 0 ? written(item, papers, now) : { invoice: null, operations: [] };
}

/** The credit note of what was invoiced in the name of a creator; none of what they invoiced themselves. */
async function givenBack({ workspaceId, paymentId, invoice }: UgcPaymentItem, now: Date): Promise<OfPayment[]> {
  if (!invoice || !('invoiceId' in invoice)) return [];
  const { invoiceId } = invoice;
  const { data: before } = await UgcInvoice.get({ workspaceId, paymentId, invoiceId }).go({ consistent: true });
  if (!before) throw new AppError('not_found');
  return [{ paymentId, paper: creditOf(before, now) }];
}

/** What an invoice says but its number, which comes with its issue. */
type Unnumbered = Omit<PaperContent, 'number'>;
type OfPayment = { paymentId: string; paper: Unnumbered };

async function written(item: UgcCollaborationItem, papers: OfPayment[], now: Date): Promise<Billed> {
  const { workspaceId, creatorId } = item;
  const year = parisDay(now).slice(0, 4);
  const code = seriesCode(workspaceId, creatorId);
  const seriesKey = `AF-${code}-${year}`;
  const last = await lastNumber(seriesKey);
  const items = papers.map(
    ({ paymentId, paper }, at): UgcInvoiceItem => ({
      ...{ workspaceId, paymentId, creatorId, invoiceId: newId('afc', now), createdAt: now.toISOString() },
      content: { ...paper, number: selfBilledNumber(code, year, last + at + 1) },
    }),
  );
  const newest = items.findLast(({ content }) => content.kind === 'invoice');
  return {
    invoice: newest
      ? { invoiceId: newest.invoiceId, number: newest.content.number, issuedOn: newest.content.issuedOn }
      : null,
    operations: [
      takeNumbers(seriesKey, last, items.length, numberTaken),
      ...items.map((one) => put(UgcInvoice.create(one))),
    ],
  };
}

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 6;

/** Six signs that tell the series of a creator in one workspace from those in others: a number of a seller is never twice. */
function seriesCode(workspaceId: string, creatorId: string): string {
  const hash = createHash('sha256').update(`${workspaceId} ${creatorId}`).digest();
  return Array.from(hash.subarray(0, codeLength), (byte) => signs[byte % signs.length]).join('');
}

async function contentOf(item: UgcCollaborationItem, owed: Owed, now: Date): Promise<Unnumbered | null> {
  const { agreement, offer } = item.content;
  if (!agreement?.mandate || !offer || owed.amountCents <= 0) return null;
  const [identity, { brand }] = await Promise.all([
    legalIdentityOf(item.creatorId),
    readBrand(item.workspaceId, item.brandId),
  ]);
  if (!identity || !isSelfBilled(identity) || !brand.legalName || !brand.address) return null;
  const { legalName, siret, vatLiable, vatNumber, address } = identity;
  const issuedOn = parisDay(now);
  const vat = vatLiable ? ({ rule: 'fr', rate: 0.2 } as const) : ({ rule: 'franchise', rate: 0 } as const);
  const amount = ofHundredths(owed.amountCents);
  const { label, ...during } = owed.sold ?? {
    label: soldContent(nameOfSold(item)),
    ...{ from: agreement.acceptedOn ?? issuedOn, to: issuedOn },
  };
  const selfBilling = { seller: legalName, buyer: brand.legalName };
  return {
    ...{ kind: 'invoice', issuedOn, dueOn: owed.dueOn, related: null, vatRule: vat.rule },
    ...{ isOwed: true, isSelfBilled: true },
    seller: { legalName, siren: siret?.slice(0, 9) ?? null, vatNumber, email: null, address: partsOf(address) },
    buyer: {
      ...{ legalName: brand.legalName, siren: brand.siren, vatNumber: brand.vatNumber, email: null },
      address: partsOf(brand.address),
    },
    lines: [
      {
        label,
        ...{ quantity: 1, unitAmount: amount, vatRate: vat.rate },
        ...during,
      },
    ],
    totals: {
      exclTax: amount,
      vat: ofHundredths(owed.vatCents),
      inclTax: ofHundredths(owed.amountCents + owed.vatCents),
    },
    mentions: mentionsOf({ issuedOn, vat, selfBilling }).map(({ text }) => text),
  };
}

/** What a creator made is about, as their invoices name it. */
export const nameOfSold = ({ content: { offer } }: UgcCollaborationItem): string =>
  offer?.terms.product.name ?? offer?.terms.objective ?? '';

const partsOf = ({ line2, ...address }: PostalAddress) => ({ ...address, line2: line2 ?? null });

/** The whole of an invoice, given back. */
function creditOf({ invoiceId, content }: UgcInvoiceItem, now: Date): Unnumbered {
  const { number, isOwed: _, ...paper } = content;
  return {
    ...paper,
    ...{
      kind: 'credit_note',
      issuedOn: parisDay(now),
      dueOn: parisDay(now),
      related: invoiceId,
      relatedNumber: number,
    },
    mentions: [invoiceTexts.creditOn(number), ...paper.mentions],
  };
}
