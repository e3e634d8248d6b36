import { isDeepStrictEqual } from 'node:util';
import * as contract from '../../../shared/billing/details.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { BillingAccount, type BillingAccountItem } from '../core/billing-account.entity.ts';
import { shownDetails } from '../core/shown-details.ts';
import { syncLater } from '../core/sync-later.ts';

type Said = Omit<ParsedInput<typeof contract.updateBillingDetails>['body'], 'version'>;

/** Replaces all that was said, unless someone else has since it was read. */
export const handler = defineHandler(contract.updateBillingDetails, async ({ actor, body: { version, ...said } }) => {
  const { workspaceId } = actor;
  const { data: before } = await BillingAccount.get({ workspaceId }).go({ consistent: true });
  if ((before?.version ?? 0) !== version) throw new AppError('conflict');
  const details = storedDetails(said);
  const shown = shownDetails({ details });
  const changed = changedFields(before, shown);
  if (changed.length === 0) return { details: shown, version };
  const now = new Date();
  await write([
    accountWrite(before, { workspaceId, details }, now),
    audit(actor, { type: 'billing.details_updated', entityId: workspaceId, changed }, now),
  ]);
  if (before?.customerId) await syncLater(workspaceId);
  return { details: shown, version: version + 1 };
});

const storedDetails = ({ address, ...said }: Said): BillingAccountItem['details'] => ({ ...said, ...address });

function changedFields(before: BillingAccountItem | null, after: ReturnType<typeof shownDetails>): string[] {
  const known = before && shownDetails(before);
  return (['legalName', 'siren', 'vatNumber', 'address', 'email'] as const).filter(
    (field) => !isDeepStrictEqual(known?.[field] ?? null, after[field]),
  );
}

function accountWrite(
  before: BillingAccountItem | null,
  { workspaceId, details }: Pick<BillingAccountItem, 'workspaceId' | 'details'>,
  now: Date,
): Operation {
  const at = now.toISOString();
  if (!before) return put(BillingAccount.create({ workspaceId, details, version: 1, createdAt: at, updatedAt: at }));
  return update(
    BillingAccount.patch({ workspaceId })
      .set({ details, version: before.version + 1, updatedAt: at })
      .where((attr, { eq }) => eq(attr.version, before.version)),
  );
}
