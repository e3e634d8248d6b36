import { Event } from '../platform/outbox/event.entity.ts';
import { defineStream } from '../platform/worker/define-stream.ts';
import { fanOut } from './fan-out.ts';

export const handler = defineStream('fan-out-event', async (image) => {
  const { data } = Event.parse({ Item: image });
  if (data?.pendingAt) await fanOut(data);
});
