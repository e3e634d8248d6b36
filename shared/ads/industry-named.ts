import { atFirstUse } from '../kernel/at-first-use.ts';
import { foldLabel } from '../kernel/fold.ts';
import { type Industry, industries } from './ads.rules.ts';

const industriesByName = atFirstUse(
  () =>
    new Map<string, Industry>(
      (Object.keys(industries) as Industry[]).flatMap((code) => [
        [foldLabel(code), code],
        [foldLabel(industries[code]), code],
      ]),
    ),
);

/** The code of an industry from its code or its French name. */
export const industryNamed = (text: string): Industry | undefined => industriesByName().get(foldLabel(text));
