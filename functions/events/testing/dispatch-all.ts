import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { streams } from '../../../shared/workers.ts';
import { put, write } from '../../platform/db/write.ts';
import { Event, type EventItem } from '../../platform/outbox/event.entity.ts';
import { dispatch } from '../dispatch.ts';

/** Has all who wait for events told of them, and no failure. */
export async function dispatchAll(events: EventItem[]): Promise<void> {
  for (const { failures } of await runFunction(streams.dispatchEvents, events, dispatch))
    if (failures.length > 0) throw failures[0];
}

/** Writes an event as an act does, and has it told. */
export async function tellEvent(event: EventItem): Promise<void> {
  await write([put(Event.create(event))]);
  await dispatchAll([event]);
}
