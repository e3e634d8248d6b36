import { invoiceTexts } from '../../../shared/billing/invoice-texts.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { mentionsOf } from '../../../shared/rules/invoice-mentions.ts';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Invoice, type InvoiceContent, InvoiceNumber, InvoiceSource } from './invoice.entity.ts';
import { takeNumbers } from './invoice-series.door.ts';
import { seller } from './seller.ts';

/** What is to be said; number, day and mentions come with the issue. */
export type Draft = Pick<InvoiceContent, 'kind' | 'buyer' | 'lines' | 'totals' | 'vatRule'> & {
  workspaceId: string;
  /** What it is of at Stripe. */
  sourceKey: string;
  /** Of an invoice that is still to be paid. */
  owed?: { dueOn: string };
  /** What is written with it; who has seen something change since answers `changedMeanwhile`. */
  along?: (paper: { id: string; number: string }, now: Date) => Operation[];
  /** Of a credit note, the invoice that it corrects, all of it, and what is credited of that before and with this one, in cents. */
  corrects?: { invoiceId: string; number: string; whole: number; before: number; upTo: number; voids?: true };
};

/** Many may want a number at once, and each reading lets one through. */
const patienceMs = 20_000;

let turn: Promise<unknown> = Promise.resolve();

/**
 * Gives a draft its number and keeps it, all of it or nothing, unless its source has its invoice already. One after the
 * other in a process: a number that is lost to another is read anew, and so is the draft.
 */
export function issue(draft: () => Draft | Promise<Draft | null>): Promise<void> {
  const issued = turn.then(() =>
    withFreshReads(async () => {
      const one = await draft();
      if (one) await issueOnce(one);
    }, patienceMs),
  );
  turn = issued.catch(() => {});
  return issued;
}

async function issueOnce(draft: Draft): Promise<void> {
  const { workspaceId, sourceKey, corrects, owed, along } = draft;
  const now = new Date();
  const issuedOn = parisDay(now);
  const seriesKey = seriesOf(draft, issuedOn);
  const [known, counter] = await readTogether([InvoiceSource.get({ sourceKey }), InvoiceNumber.get({ seriesKey })]);
  if (known) return;
  if (corrects && corrects.upTo > corrects.whole)
    throw new Error(`${sourceKey} gives back more than is left of ${corrects.number}`);
  const last = InvoiceNumber.parse({ Item: counter }).data?.last ?? 0;
  const number = numberIn(seriesKey, last + 1);
  const invoiceId = newId('ivc', now);
  const content = contentOf(draft, { number, issuedOn, seller: await seller() });
  await write([
    takeNumbers(seriesKey, last),
    put(InvoiceSource.create({ sourceKey, workspaceId, invoiceId }), changedMeanwhile),
    put(
      Invoice.create({ workspaceId, invoiceId, status: owed ? 'open' : 'paid', content, createdAt: now.toISOString() }),
    ),
    ...(corrects ? [creditWrite(workspaceId, corrects)] : []),
    event(
      { workspaceId },
      {
        type: 'billing.invoice_issued',
        entityId: invoiceId,
        data: { number, kind: draft.kind, inclTax: draft.totals.inclTax },
      },
      now,
    ),
    audit(bySystem({ workspaceId }), { type: auditTypes[draft.kind], entityId: invoiceId }, now),
    ...(along?.({ id: invoiceId, number }, now) ?? []),
  ]);
}

/** Each kind has its own, for each year. */
export const seriesOf = ({ kind }: Pick<Draft, 'kind'>, issuedOn: string): string =>
  `${kind === 'invoice' ? 'F' : 'A'}${issuedOn.slice(0, 4)}`;

export const numberIn = (seriesKey: string, count: number): string => `${seriesKey}-${String(count).padStart(5, '0')}`;

const auditTypes = { invoice: 'billing.invoice_issued', credit_note: 'billing.credit_note_issued' } as const;

/** Two credit notes at once would both count from the same sum. */
export function creditWrite(
  workspaceId: string,
  { invoiceId, whole, before, upTo, voids }: NonNullable<Draft['corrects']>,
): Operation {
  const credited = Invoice.patch({ workspaceId, invoiceId })
    .set({ creditedCents: upTo, ...(upTo === whole && { status: voids ? 'void' : 'refunded' }) })
    .where((attr, { eq, notExists }) =>
      before === 0 ? notExists(attr.creditedCents) : eq(attr.creditedCents, before),
    );
  return update(credited, changedMeanwhile);
}

/** What a paper says from its issue on. */
export function contentOf(
  { kind, buyer, lines, totals, vatRule, corrects, owed }: Draft,
  { number, issuedOn, seller: sells }: Pick<InvoiceContent, 'number' | 'issuedOn' | 'seller'>,
): InvoiceContent {
  const vat = { rule: vatRule, rate: lines[0]?.vatRate ?? 0 };
  const said = mentionsOf({ issuedOn, vat }).map(({ text }) => text);
  return {
    ...{ number, kind, issuedOn, dueOn: owed?.dueOn ?? issuedOn, seller: sells, buyer, lines, totals, vatRule },
    mentions: corrects ? [invoiceTexts.creditOn(corrects.number), ...said] : said,
    ...(owed && { isOwed: true as const }),
    related: corrects?.invoiceId ?? null,
    ...(corrects && { relatedNumber: corrects.number }),
  };
}
