import type { Operation } from '../db/write.ts';
import type { EventItem } from './event.entity.ts';

/** Something that is made of an event, once: what was made before stays as it is. */
export type Made = {
  put: Operation;
  /** What follows once it exists; may be lost. */
  sendOn?: () => Promise<void>;
};

/** What a subscriber makes of an event; it is written with the note that this one was told. */
export type Plan = {
  made: Made[];
  /** What else is noted of the event. */
  noted?: Pick<EventItem, 'sentTo'>;
};

/** Says what it makes of each event, null of one that is not for it. What it does besides may be done again. */
export type Subscriber = (events: EventItem[]) => Promise<Plan | null>[];
