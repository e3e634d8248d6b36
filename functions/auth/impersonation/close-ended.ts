import { readImpersonated } from '../../platform/identity/impersonated-actor.ts';
import { Impersonation } from '../../platform/identity/impersonation.entity.ts';
import { isLetIn, isWhole } from '../../platform/identity/impersonation.ts';
import { closeImpersonation } from './close-impersonation.ts';

/** Says in the log the end of those that nobody has ended: their half-hour is over, or what they stood on is gone. */
export async function closeEnded(): Promise<void> {
  const { data } = await Impersonation.query.byOpen({ state: 'open' }).go({ pages: 'all' });
  for (const item of data) {
    const found = await readImpersonated(item);
    if (isWhole(found) && isLetIn(found)) continue;
    const now = new Date();
    const expiresAt = new Date(item.expiresAt);
    await closeImpersonation(item, '', expiresAt < now ? expiresAt : now);
  }
}
