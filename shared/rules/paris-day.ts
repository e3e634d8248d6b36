const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** The calendar day in Paris, `2026-11-21`. */
export const parisDay = (at: Date = new Date()): string => days.format(at);
