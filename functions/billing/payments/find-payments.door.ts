import type { PaymentProvider, PaymentStatus, Payment as Shown } from '../../../shared/billing/payment.ts';
import { searchedWords } from '../../../shared/kernel/fold.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { FirstPlaced } from '../../platform/first-placed.ts';
import { Payment, paymentKey } from './payment.entity.ts';
import { type PaymentRow, paymentsIndex } from './payments-index.ts';
import { shownPayments } from './shown-payment.ts';

type Place = { key: string | number; id: string };

type Asked = {
  q?: string | undefined;
  status?: readonly PaymentStatus[] | undefined;
  provider?: readonly PaymentProvider[] | undefined;
  workspaceId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort: 'newest' | 'amount' | 'due';
};

type Totals = { paid: number; open: number; refunded: number; failed: number };
type Found = { items: Shown[]; next: Place | null; total: number; totals: Totals };

/** Payments found among those that this process holds; those of the page are read as they are now. */
export async function findPayments(asked: Asked, limit: number, after: Place | undefined): Promise<Found> {
  const index = await paymentsIndex();
  const isFound = filterOf(asked, asked.q ? await index.workspaceNames() : new Map());
  const first = new FirstPlaced<PaymentRow, Place>(orders[asked.sort], limit + 1, after);
  const sums = { paid: 0, open: 0, refunded: 0, failed: 0 };
  let total = 0;
  for (const row of index.rows.values()) {
    if (!isFound(row)) continue;
    addTo(sums, row);
    if (asked.status && !asked.status.includes(row.status)) continue;
    total++;
    first.see(row);
  }
  const rows = first.rows();
  const found = await readTogether(rows.slice(0, limit).map(({ paymentId }) => Payment.get(paymentKey(paymentId))));
  return {
    items: await shownPayments(found.flatMap((Item) => Payment.parse({ Item }).data ?? [])),
    next: rows.length > limit ? (first.placeAt(limit - 1) ?? null) : null,
    total,
    totals: {
      ...{ paid: sums.paid / 100, open: sums.open / 100 },
      ...{ refunded: sums.refunded / 100, failed: sums.failed / 100 },
    },
  };
}

/** All filters but that by state, of which each has its total. */
function filterOf({ q = '', provider, workspaceId, from = '', to = '9' }: Asked, names: ReadonlyMap<string, string>) {
  const words = searchedWords(q).map((word) => ` ${word}`);
  return (row: PaymentRow): boolean =>
    (!provider || provider.includes(row.provider)) &&
    (workspaceId === undefined || row.workspaceId === workspaceId) &&
    row.day >= from &&
    row.day <= to &&
    words.every((word) => row.text.includes(word) || names.get(row.workspaceId)?.includes(word));
}

/** Of another currency nothing is added up: there is none that is sold. */
function addTo(sums: Totals, { status, totalCents, refundedCents, paidOn, currency }: PaymentRow): void {
  if (currency !== 'EUR') return;
  if (status === 'open') sums.open += totalCents;
  if (status === 'failed') sums.failed += totalCents;
  if (paidOn) sums.paid += totalCents;
  if (paidOn) sums.refunded += refundedCents;
}

const before = <T>(a: T, b: T): number => (a === b ? 0 : a < b ? -1 : 1);

const orderBy = (sign: 1 | -1, keyOf: (row: PaymentRow) => string | number) => ({
  placeOf: (row: PaymentRow): Place => ({ key: keyOf(row), id: row.paymentId }),
  compare: (a: Place, b: Place): number => sign * (before(a.key, b.key) || before(a.id, b.id)),
});

/** Ids sort by the moment at which they were asked for. What is due first comes first. */
const orders = {
  newest: orderBy(-1, ({ paymentId }) => paymentId),
  amount: orderBy(-1, ({ totalCents }) => totalCents),
  due: orderBy(1, ({ dueOn }) => dueOn),
};
