import { audit, platformChain } from '../../platform/db/audit-line.entity.ts';
import type { Operation } from '../../platform/db/write.ts';
import type { ImpersonationItem } from '../../platform/identity/impersonation.entity.ts';

type Said = { type: 'user.impersonation_started' | 'user.impersonation_ended'; ip: string };

/** What its start and its end say: in the log of the workspace, which looks after its own, and in that of the platform. */
export function linesOf(item: ImpersonationItem, { type, ip }: Said, now: Date): Operation[] {
  const { userId, workspaceId, impersonatorId, mode } = item;
  const said =
    type === 'user.impersonation_started'
      ? {
          changed: ['mode', 'workspaceId'],
          values: [
            { field: 'mode', from: null, to: mode },
            { field: 'workspaceId', from: null, to: workspaceId },
          ],
        }
      : {};
  return [workspaceId, platformChain].map((chain) =>
    audit({ workspaceId: chain, userId: impersonatorId, impersonatorId, ip }, { type, entityId: userId, ...said }, now),
  );
}
