/** The calendar day of a moment in a time zone, `2026-11-21`. */
export const dayIn = (timeZone: string, at: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
