import * as z from 'zod';

/** Of a workspace that chose none. */
export const defaultTimezone = 'Europe/Paris';

/** A name of the IANA's time zones. */
export const timezone = z.string().max(60).refine(isTimezone, 'Fuseau horaire inconnu');

function isTimezone(name: string): boolean {
  try {
    // Offsets such as « +02:00 » are taken too, and are no zone.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('fr', { timeZone: name }));
  } catch {
    return false;
  }
}
