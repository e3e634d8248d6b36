/** The id of what Stripe may have expanded. */
export const idOf = (one: string | { id: string }): string => (typeof one === 'string' ? one : one.id);

/** An instant of Stripe's, which counts in seconds. */
export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
