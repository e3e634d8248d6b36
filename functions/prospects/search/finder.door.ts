import { paths } from '../../../shared/page-paths.ts';
import { prospectName } from '../../../shared/prospects/prospect-name.ts';
import { searched } from '../../../shared/prospects/searched.ts';
import type { Finder } from '../../search/core/finder.door.ts';
import { prospectIndex } from './prospect-index.ts';
import type { ProspectRow } from './prospect-row.ts';
import { rowSieve } from './row-filters.ts';
import { FirstRows } from './row-order.ts';

/** Prospects as their list finds them: those whose name or company begins so first, of these the best scores. */
export const finder: Finder = {
  permission: 'prospects:read',
  kinds: searched,
  find: async (actor, { q, wanted: { phrase }, most }) => {
    const index = await prospectIndex(actor);
    const refuses = rowSieve({ q });
    const [beginning, others] = [0, 1].map(() => new FirstRows({ sort: 'score' }, most, undefined)) as [Rows, Rows];
    for (const row of index.candidates(q)) {
      if (refuses(row) !== 0) continue;
      const begins = row.nameKey.startsWith(phrase) || row.text.startsWith(phrase, 1);
      (begins ? beginning : others).see(row);
    }
    return [...beginning.rows(), ...others.rows()].slice(0, most).map(named);
  },
};
type Rows = FirstRows;

function named(row: ProspectRow) {
  const { prospectId: id, firstName, lastName, company, email, phoneNational } = row;
  const title = prospectName({
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    company: company ?? null,
    email: email ?? null,
    phoneNational: phoneNational ?? null,
  });
  const more = [company, email].find((text) => text && text !== title) ?? '';
  return { kind: 'prospect' as const, id, title, more, also: row.text, path: paths.prospect(id) };
}
