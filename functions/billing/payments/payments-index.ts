import type { PaymentProvider, PaymentStatus } from '../../../shared/billing/payment.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { FollowedIndex, keptIndex } from '../../platform/db/followed-index.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { type Item, mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import type { PriceSpan } from '../core/billing-account.entity.ts';
import { contractIn } from './contract-in.ts';
import {
  Payment,
  PaymentChange,
  type PaymentContent,
  paymentChangeDays,
  paymentKey,
  paymentShards,
} from './payment.entity.ts';

/** A payment as it is searched, sorted, counted and exported. Sums are in cents. */
export type PaymentRow = {
  paymentId: string;
  workspaceId: string;
  /** The words that a search looks at besides the name of its workspace, each after a space. */
  text: string;
  provider: PaymentProvider;
  status: PaymentStatus;
  day: string;
  dueOn: string;
  totalCents: number;
  refundedCents: number;
  currency: string;
  paidOn: string | null;
  invoiceId: string | null;
  creditIds: readonly string[];
  /** What was agreed by hand for months: one of the prices that recurring revenue is worked out from. */
  contract: PriceSpan | null;
};

/** A workspace that takes another name is found by it so much later. */
const namesKeptMs = 600_000;

const fields = ['paymentId', 'workspaceId', 'content', 'asked'];

class PaymentsIndex extends FollowedIndex {
  readonly rows = new Map<string, PaymentRow>();
  private names: { of: Map<string, string>; readAt: number } = { of: new Map(), readAt: 0 };

  /** The words of the names of the workspaces that have payments, each after a space. */
  async workspaceNames(): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set([...this.rows.values()].map(({ workspaceId }) => workspaceId))];
    const isOld = Date.now() - this.names.readAt > namesKeptMs;
    const names = isOld ? new Map<string, string>() : this.names.of;
    for (const some of chunks(
      ids.filter((id) => !names.has(id)),
      mostTogether,
    )) {
      const items = await readTogether(
        some.map((workspaceId) => Workspace.get({ workspaceId })),
        ['name'],
      );
      for (const [at, id] of some.entries()) names.set(id, words(String(items[at]?.name ?? '')));
    }
    if (isOld) this.names = { of: names, readAt: Date.now() };
    return names;
  }

  /** None is ever deleted. */
  async readAll(): Promise<void> {
    await Promise.all(
      paymentShards.map(async (shardKey) => {
        for await (const page of queryFields(Payment.query.byShard({ shardKey }), fields)) this.keep(page);
      }),
    );
  }

  protected async take(ids: string[]): Promise<void> {
    for (const some of chunks(ids, mostTogether)) {
      const items = await readTogether(
        some.map((id) => Payment.get(paymentKey(id))),
        fields,
      );
      this.keep(items.filter((item) => item !== undefined));
    }
  }

  private keep(items: Item[]): void {
    for (const item of items) {
      const row = rowOf(item as unknown as Stored);
      this.rows.set(row.paymentId, row);
    }
  }
}

/** What writes have touched of payments. */
const marks = {
  prefix: 'pyc',
  keptDays: paymentChangeDays,
  read: async (firstId: string) => {
    const all = PaymentChange.query.byTime({ part: 'all' }).gte({ changeId: firstId });
    const { data } = await all.go({ pages: 'all', consistent: true });
    return data.map(({ changeId, paymentIds }) => ({ changeId, ids: paymentIds }));
  },
} as const;

/** All payments as this process holds them, with every change that was acknowledged before the call. */
export const paymentsIndex = keptIndex(() => new PaymentsIndex(marks));

type Stored = { paymentId: string; workspaceId: string; content: PaymentContent; asked?: { cents: number }[] };

const words = (text: string): string => ` ${foldedWords(text).join(' ')}`;

function rowOf({ paymentId, workspaceId, content, asked = [] }: Stored): PaymentRow {
  const { billedTo, description, reference = '', invoice, credits } = content;
  return {
    ...{ paymentId, workspaceId, provider: content.provider, status: content.status },
    text: words([billedTo, description, reference, invoice?.number, ...credits.map(({ number }) => number)].join(' ')),
    day: parisDay(new Date(content.createdAt)),
    ...{ dueOn: content.dueOn, totalCents: content.totalCents, currency: content.currency },
    refundedCents: content.refundedCents + asked.reduce((sum, { cents }) => sum + cents, 0),
    paidOn: content.paidOn ?? null,
    invoiceId: invoice?.id ?? null,
    creditIds: credits.map(({ id }) => id),
    contract: contractIn(content),
  };
}
