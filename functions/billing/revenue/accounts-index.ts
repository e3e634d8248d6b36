import { chunks } from '../../../shared/kernel/chunks.ts';
import { FollowedIndex, keptIndex } from '../../platform/db/followed-index.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { type Item, mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { peopleMarks } from '../../platform/identity/people-marks.ts';
import { accountShards, BillingAccount, type BillingAccountItem } from '../core/billing-account.entity.ts';

const fields = ['workspaceId', 'spans', 'subscription'] as const;
type Stored = Pick<BillingAccountItem, (typeof fields)[number]>;

/** Who has ever subscribed, a workspace that is gone too: what it was charged stays a fact. */
class AccountsIndex extends FollowedIndex {
  readonly accounts = new Map<string, Pick<Stored, 'spans'> & { isLate: boolean }>();

  async readAll(): Promise<void> {
    await Promise.all(
      accountShards.map(async (shard) => {
        for await (const page of queryFields(BillingAccount.query.all({ shard }), fields)) this.keep(page);
      }),
    );
  }

  protected async take(changed: string[]): Promise<void> {
    const ids = changed.filter((id) => id.startsWith('wks_'));
    for (const some of chunks(ids, mostTogether))
      this.keep(
        await readTogether(
          some.map((workspaceId) => BillingAccount.get({ workspaceId })),
          fields,
        ),
      );
  }

  private keep(items: readonly (Item | undefined)[]): void {
    for (const item of items) {
      if (!item?.spans) continue;
      const { workspaceId, spans, subscription } = item as Stored;
      this.accounts.set(workspaceId, { spans, isLate: subscription?.status === 'past_due' });
    }
  }
}

export const accountsIndex = keptIndex(() => new AccountsIndex(peopleMarks));
