import { eurosText } from '../billing/euros.ts';

/** What a brief pays, one amount where both ends are the same. */
export const feeText = ({ min, max }: { min: number; max: number }): string =>
  min === max ? `${eurosText(min)} HT` : `De ${eurosText(min)} à ${eurosText(max)} HT`;
