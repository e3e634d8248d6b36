import * as z from 'zod';

/** Where a reading of the Meta Ad Library stands, as its import keeps it. */
const Place = z.object({
  /** Where the page to read starts, as Meta says it; missing for the first one. */
  after: z.string().optional(),
  /** Everything is read. */
  done: z.boolean().optional(),
  /** Not before this moment. */
  waitUntil: z.string().optional(),
  /** Refusals since the last page, of each kind. */
  waits: z.number().default(0),
  failures: z.number().default(0),
});
export type Place = z.infer<typeof Place>;

export const readPlace = (position: string | undefined): Place => Place.parse(JSON.parse(position ?? '{}'));

export const placeText = (place: Partial<Place>): string => JSON.stringify(place);
