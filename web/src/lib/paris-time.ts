const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });

/** A moment as a field of date and time shows it, in Paris: `2026-11-24T10:00`. */
export const toParisField = (iso: string): string => parts.format(new Date(iso)).replace(' ', 'T');

/** The moment that a field of date and time names, in Paris; null when it names none. */
export function fromParisField(field: string): string | null {
  const asUtc = Date.parse(`${field}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(field) || Number.isNaN(asUtc)) return null;
  // Twice, for the offset is that of the moment found: around a change of hour, the first guess may be off.
  const first = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(first)).toISOString();
}

/** How far Paris is ahead of universal time. */
const offsetAt = (at: number) =>
  Date.parse(`${toParisField(new Date(at).toISOString())}Z`) - Math.floor(at / 60_000) * 60_000;
