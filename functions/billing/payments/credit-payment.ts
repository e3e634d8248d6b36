import { invoiceTexts } from '../../../shared/billing/invoice-texts.ts';
import { creditOf } from '../invoices/drafts.ts';
import { type Draft, issue } from '../invoices/issue.ts';
import { invoiceOf } from '../invoices/issue-missing.ts';
import type { PaymentItem } from './payment.entity.ts';

type Credit = {
  /** What the credit note is of: one of each. */
  source: string;
  cents: number;
  voids?: true;
  /** Reads what is written with it, anew at each try. */
  prepare: () => Promise<NonNullable<Draft['along']>>;
};

/** The credit note of a payment that was agreed by hand, with what follows from it: one transaction. */
export const creditPayment = (
  { workspaceId, content }: Pick<PaymentItem, 'workspaceId' | 'content'>,
  { source, cents, voids, prepare }: Credit,
): Promise<void> =>
  issue(async () => {
    const along = await prepare();
    const of = await invoiceOf({ workspaceId, invoiceId: content.invoice?.id ?? '' });
    const draft = creditOf(of, { kind: 'refund', id: source, amount: cents, created: 0, payment_intent: null });
    const [line] = draft?.lines ?? [];
    if (!draft || !voids || !line || !draft.corrects) return draft && { ...draft, along };
    return {
      ...draft,
      lines: [{ ...line, label: invoiceTexts.voidOf(of.content.number) }],
      corrects: { ...draft.corrects, voids },
      along,
    };
  });
