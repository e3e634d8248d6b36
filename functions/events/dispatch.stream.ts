import { Event } from '../platform/outbox/event.entity.ts';
import { defineStream } from '../platform/worker/define-stream.ts';
import { dispatch } from './dispatch.ts';

/** The stream brings an event as it was first written. Once some subscriber was told, the sweep tells the others: only what nobody was told of comes back. */
export const handler = defineStream('dispatch', async (changes) => {
  const dispatched = await dispatch(changes.map(({ after }) => eventOf(after)));
  return dispatched.map(({ noted, failures: [reason] }) =>
    reason && !noted ? { status: 'rejected', reason } : { status: 'fulfilled', value: undefined },
  );
});

function eventOf(image: Record<string, unknown>) {
  const { data } = Event.parse({ Item: image });
  if (!data) throw new Error('The stream brought something that is no event');
  return data;
}
