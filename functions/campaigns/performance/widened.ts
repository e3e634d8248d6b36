type Bounds = { firstDay?: string | undefined; lastDay?: string | undefined };

/** A thing with the days between which it has figures, once it has some from one day to another. */
export const widened = <Thing extends Bounds>(thing: Thing, from: string, to: string): Thing => ({
  ...thing,
  firstDay: thing.firstDay && thing.firstDay < from ? thing.firstDay : from,
  lastDay: thing.lastDay && thing.lastDay > to ? thing.lastDay : to,
});
