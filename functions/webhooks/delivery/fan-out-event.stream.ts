import { Event } from '../../platform/outbox/event.entity.ts';
import { defineStream } from '../../platform/worker/define-stream.ts';
import { fanOutAll } from './fan-out.ts';

export const handler = defineStream('fan-out-event', (images) =>
  fanOutAll(
    images.map((image) => {
      const { data } = Event.parse({ Item: image });
      if (!data) throw new Error('The stream brought something that is no event');
      return data;
    }),
  ),
);
