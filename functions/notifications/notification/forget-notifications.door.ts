import { Notification } from '../core/notification.entity.ts';

/** Takes back what people were told of a thing that is gone. The index is a moment behind: whoever must reach all comes twice. */
export async function forgetNotifications(thing: { workspaceId: string; entityId: string }): Promise<void> {
  const { data } = await Notification.query.byThing(thing).go({ pages: 'all' });
  if (data.length > 0) await Notification.delete(data).go({ concurrency: 4 });
}
