import { Event } from '../platform/outbox/event.entity.ts';
import { defineStream } from '../platform/worker/define-stream.ts';
import { dispatch } from './dispatch.ts';

/** The stream brings an event as it was written: once something of it was noted, what is left is the sweep's. */
export const handler = defineStream('dispatch', async (images) => {
  const dispatched = await dispatch(images.map(eventOf));
  return dispatched.map(({ noted, failures: [reason] }) =>
    reason && !noted ? { status: 'rejected', reason } : { status: 'fulfilled', value: undefined },
  );
});

function eventOf(image: Record<string, unknown>) {
  const { data } = Event.parse({ Item: image });
  if (!data) throw new Error('The stream brought something that is no event');
  return data;
}
