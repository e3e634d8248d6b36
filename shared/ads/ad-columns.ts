import { columnGuesser } from '../imports/guess-columns.ts';
import { adColumnNames } from './ad-column-names.ts';

/** What holds the values of an ad in nested records: it says nothing of them. */
const containers = /^(snapshot|ad|creative|content|data|attributes|fields|node|delivery|metrics|stats)[\s._/]+(?=\S)/i;

/** A header without what stands between parentheses, its currency, the number of a list, and what holds it. */
function plainNames(header: string): string[] {
  const plain = header
    .replace(/[([].*$/s, '')
    .replace(/[\s_]+([a-z]{3}|[€$£])$/i, (all, unit: string) => (isUnit(unit) ? '' : all))
    .replace(/[\s._/]0$/, '')
    .trim();
  return [plain, plain.replace(containers, '')].filter((name) => name !== header);
}

const isUnit = (text: string) => /^(eur|usd|gbp|chf|cad|utc|[€$£])$/i.test(text);

/** What each column of a file of ads seems to hold. */
export const guessColumns = columnGuesser(() => adColumnNames, plainNames);
