import type { AdminWorkspace } from '../../../shared/admin/workspace.contract.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import { planInForce } from '../../../shared/kernel/plans.ts';
import { offerSource } from '../../billing/core/standing.door.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { untilAnEnd } from '../core/until-an-end.ts';

/** What is read of a workspace to find it. */
export const workspaceFields = [
  'workspaceId',
  'name',
  'plan',
  'taken',
  'trialEndsAt',
  'paidUntil',
  'suspendedAt',
  'deletion',
  'createdAt',
] as const;
export type Found = Pick<WorkspaceItem, (typeof workspaceFields)[number]>;

/** A workspace as it is searched, sorted and counted: its plan changes by the clock too. */
export type WorkspaceRow = Found & {
  /** The words that a search looks at, each after a space. */
  text: string;
  nameKey: string;
  status: AdminWorkspace['status'];
  isSubscribed: boolean;
};

export function workspaceRow(found: Found, isSubscribed: boolean): WorkspaceRow {
  const words = foldedWords(found.name).join(' ');
  return {
    ...found,
    text: ` ${words} ${foldedWords(found.workspaceId).join(' ')}`,
    nameKey: words,
    status: statusOf(found),
    isSubscribed,
  };
}

/** What it has, and what gives it that. */
export const givenTo = untilAnEnd((row: WorkspaceRow, now) => ({
  planCode: planInForce(row, now).planCode,
  source: offerSource(row, row.isSubscribed, now),
}));
export type Given = ReturnType<typeof givenTo>;

/** One that is suspended stays so while it goes. */
export function statusOf({ suspendedAt, deletion }: Pick<WorkspaceItem, 'suspendedAt' | 'deletion'>) {
  if (suspendedAt) return 'suspended';
  return deletion ? 'closing' : 'active';
}
