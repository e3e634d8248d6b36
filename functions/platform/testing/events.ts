import { Event } from '../outbox/event.entity.ts';

/** What webhooks were told in a workspace, oldest first; the data of what was erased is undefined. */
export async function eventsOf({ workspaceId }: { workspaceId: string }) {
  const { data } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data.map((item) => ({
    eventId: item.eventId,
    type: item.type,
    entityId: item.entityId,
    data: item.data === undefined ? undefined : JSON.parse(item.data),
  }));
}
