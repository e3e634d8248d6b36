/** Over which the events that are due are spread. */
export const shards = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/** Seconds that a message is given to be handled, before the sweeper sends another. */
const requeueSeconds = 120;

/** When the sweeper looks at an event that should be done with by then, or tried again. */
export const dueAfter = (now: Date, seconds = requeueSeconds) => new Date(now.getTime() + seconds * 1000).toISOString();
