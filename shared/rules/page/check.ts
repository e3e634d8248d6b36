export type CheckState = 'ok' | 'warning' | 'fail' | 'unknown';
/** Of a change, from little to much. */
export type Weight = 1 | 2 | 3;

export type Check = {
  key: string;
  label: string;
  state: CheckState;
  /** What stands on the page, what should, and what to do; none where nothing is to be done. */
  found: string;
  expected: string;
  fix: string | null;
  impact: Weight;
  effort: Weight;
};

type What = Pick<Check, 'key' | 'label' | 'expected' | 'impact' | 'effort'>;
export type Verdict = { state: CheckState; found: string; fix?: string };

export const checkOf = (what: What, { state, found, fix }: Verdict): Check => ({
  ...what,
  state,
  found,
  fix: state === 'ok' || state === 'unknown' ? null : (fix ?? null),
});

export const ok = (found: string): Verdict => ({ state: 'ok', found });
export const warning = (found: string, fix: string): Verdict => ({ state: 'warning', found, fix });
export const fail = (found: string, fix: string): Verdict => ({ state: 'fail', found, fix });
export const unknown = (found: string): Verdict => ({ state: 'unknown', found });
