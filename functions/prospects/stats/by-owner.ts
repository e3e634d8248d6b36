import type { RouteOutput } from '../../../shared/kernel/route.ts';
import { unassigned } from '../../../shared/kernel/unassigned.ts';
import { isClosed } from '../../../shared/prospects/prospects.rules.ts';
import type { getProspectStats } from '../../../shared/prospects/stats.contract.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';
import { none } from '../../platform/tally.ts';
import type { ProspectRow } from '../search/prospect-row.ts';

type OwnerFigures = RouteOutput<typeof getProspectStats>['byOwner'][number];

/** More members than this are not told apart. */
const shownOwners = 100;

/** What each member has, those with most first, then what is nobody's. Amounts of other currencies are left out. */
export async function byOwner(rows: ProspectRow[], currency: string): Promise<OwnerFigures[]> {
  const all = new Map<string, OwnerFigures>();
  for (const row of rows) {
    const owner = row.ownerId ?? none;
    const figures = all.get(owner) ?? nothingOf(owner);
    if (figures.count === 0) all.set(owner, figures);
    add(figures, row, row.currency === currency ? (row.valueCents ?? 0) : 0);
  }
  const owners = [...all.values()].sort(
    (a, b) => Number(a.value === none) - Number(b.value === none) || b.count - a.count,
  );
  const shown = owners.filter(({ value }, at) => at < shownOwners || value === none);
  const names = await peopleNames(shown.map(({ value }) => value).filter((value) => value !== none));
  return shown.map((figures) => ({
    ...figures,
    label: figures.value === none ? unassigned : (names.get(figures.value) ?? figures.value),
    openValue: figures.openValue / 100,
    wonValue: figures.wonValue / 100,
  }));
}

const nothingOf = (value: string): OwnerFigures => ({
  value,
  label: value,
  count: 0,
  open: 0,
  won: 0,
  lost: 0,
  openValue: 0,
  wonValue: 0,
});

function add(figures: OwnerFigures, { status }: ProspectRow, cents: number): void {
  figures.count++;
  if (!isClosed(status)) {
    figures.open++;
    figures.openValue += cents;
    return;
  }
  figures[status]++;
  if (status === 'won') figures.wonValue += cents;
}
