export const hourMs = 3600 * 1000;
/** A day of 24 hours: calendar days of Paris are in `paris-day.ts`. */
export const dayMs = 24 * hourMs;
export const daySeconds = 24 * 3600;
