import type { Reason } from '../../../shared/kernel/error-messages.ts';
import type { AppError } from '../../platform/app-error.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { digestOf, dueAfterChange, NotificationPreferences, type PreferencesItem } from './preferences.entity.ts';

type Change = Partial<Pick<PreferencesItem, 'types' | 'digest' | 'quietHours'>>;

/** Someone's preferences with what they choose now, and the write of them: refused when they are no more what was read. */
export function changedPreferences(
  { workspaceId, userId }: { workspaceId: string; userId: string },
  before: PreferencesItem | null,
  change: Change,
  refusal?: Reason | AppError,
): { after: PreferencesItem; operation: Operation } {
  const now = new Date();
  const { types = [], quietHours, version = 0 } = before ?? {};
  const chosen = { userId, types, digest: digestOf(before), quietHours, ...change };
  const after: PreferencesItem = {
    ...{ workspaceId, ...chosen },
    version: version + 1,
    updatedAt: now.toISOString(),
    ...dueAfterChange(before, chosen, now),
  };
  const writing = before
    ? NotificationPreferences.put(after).where((attr, { eq }) => eq(attr.version, version))
    : NotificationPreferences.create(after);
  return { after, operation: put(writing, refusal) };
}
