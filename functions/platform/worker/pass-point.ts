export type PassPoint =
  | 'before-lease'
  | 'after-lease'
  | 'after-send'
  | 'after-record'
  | 'before-requeue'
  | 'fan-out-half'
  | 'report-made'
  | 'report-frozen'
  | 'report-mailed'
  | 'report-noted'
  | 'digest-claimed'
  | 'digest-mailed'
  | 'digest-noted'
  | 'model-answered'
  | 'lines-unsealed'
  | 'block-sealed';

let watch: ((point: PassPoint) => void) | undefined;

/** Called where it would hurt most to die. Nobody watches but the fault tests, in the process that they start. */
export function passPoint(point: PassPoint): void {
  watch?.(point);
}

export function watchPassPoints(seen: (point: PassPoint) => void): void {
  watch = seen;
}
