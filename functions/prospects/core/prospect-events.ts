import type { Operation } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import type { ProspectItem } from './prospect.entity.ts';
import { shownProspect } from './shown-prospect.ts';

type Whole = 'prospect.created' | 'prospect.updated' | 'prospect.restored' | 'prospect.action_due';

/** What webhooks are told of a prospect as it is after the act. */
export const prospectEvent = (
  item: ProspectItem,
  type: Whole,
  now: Date,
  told: { onlyTo?: string[] } = {},
): Operation => event(item, { type, entityId: item.prospectId, data: { prospect: shownProspect(item) }, ...told }, now);

/** One that is gone has no more than its id. */
export const goneEvent = ({ workspaceId, prospectId }: ProspectItem, now: Date): Operation =>
  event({ workspaceId }, { type: 'prospect.deleted', entityId: prospectId, data: { id: prospectId } }, now);

/** What webhooks are told of an edit: another status has an event of its own, and so has what else is changed beside it. */
export function editEvents(
  before: ProspectItem,
  after: ProspectItem,
  { more, now }: { more: boolean; now: Date },
): Operation[] {
  const { prospectId: entityId } = after;
  const { status: previousStatus } = before;
  const updated = () => prospectEvent(after, 'prospect.updated', now);
  if (after.status === previousStatus) return [updated()];
  const data = { prospect: shownProspect(after), previousStatus };
  return [event(after, { type: 'prospect.status_changed', entityId, data }, now), ...(more ? [updated()] : [])];
}
