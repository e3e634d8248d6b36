import { addDays, parisDay, parisHour, parisMoment } from '../kernel/paris-day.ts';

export const emailChoices = ['now', 'digest', 'off'] as const;
export type EmailChoice = (typeof emailChoices)[number];

export const digestFrequencies = ['off', 'daily', 'weekly'] as const;

/** Hours and days as the clock of Paris shows them; of a week the first day is Monday. */
export type Digest = { frequency: (typeof digestFrequencies)[number]; hour: number; weekday: number };
export type QuietHours = { from: number; to: number };

/** What holds until someone chooses: no mail that nobody asked for. */
export const firstDigest: Digest = { frequency: 'off', hour: 8, weekday: 1 };

export const alwaysTold = 'Ces notifications vous sont toujours envoyées, dans Réclame et par e-mail';

export function isQuiet({ from, to }: QuietHours, at: Date): boolean {
  const hour = parisHour(at);
  return from < to ? from <= hour && hour < to : from <= hour || hour < to;
}

/** When the quiet hours end that an instant is in. */
export function quietEnd({ to }: QuietHours, at: Date): Date {
  const today = parisDay(at);
  const ends = [today, addDays(today, 1)].map((day) => parisMoment(day, to));
  return new Date(ends.find((end) => end > at.getTime()) ?? at);
}

const daysAhead = 9;

/** The next moment after an instant at which a digest is due; one that falls into quiet hours is due at their end. */
export function nextDigestAfter(
  { frequency, hour, weekday }: Digest,
  quietHours: QuietHours | null,
  after: Date,
): Date | null {
  if (frequency === 'off') return null;
  const first = addDays(parisDay(after), -1);
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = addDays(first, ahead);
    if (frequency === 'weekly' && (new Date(day).getUTCDay() || 7) !== weekday) continue;
    const asked = new Date(parisMoment(day, hour));
    const due = quietHours && isQuiet(quietHours, asked) ? quietEnd(quietHours, asked) : asked;
    if (due > after) return due;
  }
  return null;
}
