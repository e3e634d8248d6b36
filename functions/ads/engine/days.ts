const millisecondsADay = 86_400_000;

/** A day as a number: days since 1970. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(day) / millisecondsADay);

export const dayText = (day: number): string => new Date(day * millisecondsADay).toISOString().slice(0, 10);

/** The end of an ad that still runs. */
export const noEnd = 2 ** 31 - 1;

/** First and last day included; up to today for an ad that runs, 0 before it starts. */
export function daysRunning(start: number, end: number, today: number): number {
  const days = (end < today ? end : today) - start + 1;
  return days > 0 ? days : 0;
}

export const isActive = (start: number, end: number, today: number): boolean => start <= today && today <= end;

/** 1 January 1970 was a Thursday. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);
