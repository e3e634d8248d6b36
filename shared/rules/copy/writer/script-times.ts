import { partEnds, type ScriptDuration, type ScriptPart, scriptParts } from './script-parts.ts';
import { mostWordsASecond, usualWordsASecond } from './speech.ts';

/** Seconds that a part has when all of them are there. */
export function secondsOfPart(part: ScriptPart, duration: ScriptDuration): number {
  const before = scriptParts[scriptParts.indexOf(part) - 1];
  return partEnds[duration][part] - (before ? partEnds[duration][before] : 0);
}

type Spoken = { part: ScriptPart; words: number };

/** The boundaries of the table move, by tenths of a second, so that each part holds its words; what is left over is shared. */
export function timesOf<Said extends Spoken>(
  said: readonly Said[],
  duration: ScriptDuration,
): (Said & { from: number; to: number })[] {
  const tenths = 10 * duration;
  const least = leastTenths(said, tenths, usualWordsASecond) ?? leastTenths(said, tenths, mostWordsASecond) ?? [];
  const over = said.map(({ part }, at) => Math.max(0, 10 * secondsOfPart(part, duration) - (least[at] ?? 0)));
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const [spare, allOver] = [Math.max(0, tenths - sum(least)), sum(over)];
  let from = 0;
  return said.map((one, at) => {
    const share = allOver > 0 ? (over[at] ?? 0) / allOver : 1 / said.length;
    const to = at === said.length - 1 ? tenths : from + (least[at] ?? 0) + Math.floor(spare * share);
    const timed = { ...one, from: from / 10, to: to / 10 };
    from = to;
    return timed;
  });
}

/** Null where all that is said takes more than there is; said as fast as can be, that much is taken all the same. */
function leastTenths(said: readonly Spoken[], tenths: number, pace: number): number[] | null {
  const least = said.map(({ words }) => Math.ceil((10 * words) / pace));
  return pace === usualWordsASecond && least.reduce((all, one) => all + one, 0) > tenths ? null : least;
}
