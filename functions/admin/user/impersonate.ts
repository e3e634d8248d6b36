import type { actOnUser } from '../../../shared/admin/user.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { beginImpersonation } from '../../auth/impersonation/begin-impersonation.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { peopleAtHand, stillAdministers } from '../core/people-at-hand.ts';

type Asked = Extract<ParsedInput<typeof actOnUser>['body'], { action: 'impersonate' }>;

/** Who looks after the platform, whatever they hold of it, is seen as by nobody. */
export async function impersonate(actor: Actor, id: string, { workspaceId, mode, reason }: Asked) {
  if (actor.userId === id) throw new AppError('impersonation_refused');
  return withFreshReads(async () => {
    const { by, user } = await peopleAtHand(actor, id, 'impersonation_refused');
    return beginImpersonation({ by, user, ip: actor.ip }, { workspaceId, mode, reason }, stillAdministers(by));
  });
}
