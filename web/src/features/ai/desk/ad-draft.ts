import { isRecord } from '../../../lib/is-record.ts';
import { type AdValues, noValues } from './ad-values.ts';

const key = 'adOnDesk';

/** What was on the desk before the page was loaded again. */
export function keptDraft(): AdValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isRecord(kept)) return noValues;
    const isOfKind = ([name, value]: [string, unknown]) => typeof kept[name] === typeof value;
    return Object.entries(noValues).every(isOfKind) ? { ...noValues, ...kept } : noValues;
  } catch {
    return noValues;
  }
}

export const keepDraft = (values: AdValues): void => sessionStorage.setItem(key, JSON.stringify(values));
