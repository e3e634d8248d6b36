/** What a voice can say in a second, in words, and still be followed. */
export const mostWordsASecond = 2.8;
/** As one speaks to a camera without hurry. */
export const usualWordsASecond = 2.5;

/** As they are said: « 860 » is three words or so, « € » is one. */
export const wordCount = (text: string): number =>
  text
    .split(/[\s\u00a0\u202f]+/)
    .reduce((sum, token) => sum + token.replace(/[^\d€%]/g, '').length + (/\p{L}/u.test(token) ? 1 : 0), 0);

/** How long a voice takes, in seconds, to a tenth. */
export const secondsOf = (words: number): number => Math.round((10 * words) / usualWordsASecond) / 10;

/** A video whose voice takes less of it than this is too long for what there is to say. */
const leastSpoken = 0.7;
const durations = [60, 30, 15] as const;

/** Whether a voice is too short for its video, and the longest video that it would fill. */
export function tooLong(words: number, duration: number): { shorter: 15 | 30 | null } | null {
  const seconds = words / usualWordsASecond;
  if (seconds >= leastSpoken * duration) return null;
  const shorter = durations.find((one) => one < duration && seconds >= leastSpoken * one);
  return { shorter: shorter === 30 || shorter === 15 ? shorter : null };
}
