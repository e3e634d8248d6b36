import { gradeOf, isClosed } from '../../../shared/prospects/prospects.rules.ts';
import { prospectIndex } from './prospect-index.ts';
import type { ProspectRow } from './prospect-row.ts';
import { type Filters, rowSieve } from './row-filters.ts';

export type Profile = Pick<Filters, 'industry' | 'jobLevel' | 'companySize' | 'country'>;
type Counts = { prospects: number; byGrade: Record<'A' | 'B' | 'C' | 'D', number>; won: number; closed: number };

const nobody = (): Counts => ({ prospects: 0, byGrade: { A: 0, B: 0, C: 0, D: 0 }, won: 0, closed: 0 });

/** Of each profile, in their order, those whom the search of prospects finds by it, and what became of them. */
export async function countResembling(workspaceId: string, profiles: readonly Profile[]): Promise<Counts[]> {
  if (profiles.length === 0) return [];
  const { rows } = await prospectIndex({ workspaceId });
  const alike = countAlike(rows.values());
  return profiles.map((profile) => {
    const refuses = rowSieve(profile);
    const counts = nobody();
    for (const { row, counts: some } of alike) if (refuses(row) === 0) add(counts, some);
    return counts;
  });
}

/** Prospects of the very same profile counted together: there are few profiles, and each is asked for each persona. */
function countAlike(rows: Iterable<ProspectRow>): { row: ProspectRow; counts: Counts }[] {
  const known = new Map<string, { row: ProspectRow; counts: Counts }>();
  for (const row of rows) {
    const { industry, jobTitle, companySize, country, status, score } = row;
    const key = `${industry}\n${jobTitle}\n${companySize}\n${country}`;
    const alike = known.get(key) ?? { row, counts: nobody() };
    known.set(key, alike);
    alike.counts.prospects++;
    alike.counts.byGrade[gradeOf(score)]++;
    if (status === 'won') alike.counts.won++;
    if (isClosed(status)) alike.counts.closed++;
  }
  return [...known.values()];
}

function add(to: Counts, some: Counts): void {
  to.prospects += some.prospects;
  to.won += some.won;
  to.closed += some.closed;
  for (const grade of ['A', 'B', 'C', 'D'] as const) to.byGrade[grade] += some.byGrade[grade];
}
