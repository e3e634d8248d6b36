/** What `served-worker.ts` measures: an act of a function beside reads of the table by a bare client. */
export type ServedTask = {
  act: 'profile' | 'dashboard';
  token: string;
  connections: number;
  calls: number;
  rounds: number;
  /** Beside two items read one after the other, instead of all that the act reads. */
  twoGets?: boolean;
};
export type Load = { perSecond: number; p50: number; p99: number };
export type Served = { act: Load; bare: Load; ratio: number };

export const shownServed = ({ act, bare, ratio }: Served) => ({
  'p50 ms': act.p50.toFixed(1),
  'p99 ms': act.p99.toFixed(1),
  'per second': Math.round(act.perSecond),
  'bare p50 ms': bare.p50.toFixed(1),
  'bare per second': Math.round(bare.perSecond),
  'of bare': ratio.toFixed(2),
});
