import { unknownClient } from '../../../shared/kernel/validation-messages.ts';
import { invalidField } from '../../platform/app-error.ts';
import { check, type Operation } from '../../platform/db/write.ts';
import { Client } from './client.entity.ts';

/**
 * What stands in the transaction that files a thing under a client: one operation that writes nothing, and refuses with a 400
 * on `path` unless the workspace has that client and it is neither being removed nor merged. So nothing is left pointing to
 * one that is gone. None for a thing that is filed under no client.
 */
export function fileUnder(workspaceId: string, clientId: string | null | undefined, path = 'clientId'): Operation[] {
  if (!clientId) return [];
  const stands = Client.remove({ workspaceId, clientId }).where(
    ({ removingAt, mergedInto }, { notExists }) => `${notExists(removingAt)} AND ${notExists(mergedInto)}`,
  );
  return [check(stands, invalidField(path, unknownClient))];
}
