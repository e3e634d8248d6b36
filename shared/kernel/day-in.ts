const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone, `2026-11-21`. Making a format takes longer than all else that a campaign's page asks. */
export function dayIn(timeZone: string, at: Date = new Date()): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(at);
}
