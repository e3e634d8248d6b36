export const minuteMs = 60 * 1000;
export const hourMs = 60 * minuteMs;
/** A day of 24 hours: calendar days of Paris are in `paris-day.ts`. */
export const dayMs = 24 * hourMs;
export const daySeconds = 24 * 3600;

/** The beginning of the hour of an instant in ISO 8601: `2026-11-21T14:00:00.000Z`. */
export const hourOf = (at: string): string => `${at.slice(0, 13)}:00:00.000Z`;
