import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { addDays, parisDay, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import { prospectName } from '../../../shared/prospects/prospect-name.ts';
import { isClosed, stageWeights } from '../../../shared/prospects/prospects.rules.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { readProspects } from '../core/read-prospect.ts';
import { shownProspect } from '../core/shown-prospect.ts';
import { prospectIndex } from '../search/prospect-index.ts';
import type { ProspectRow } from '../search/prospect-row.ts';
import { Amounts } from '../search/row-counts.ts';

type Asked = { userId: string; period: Period; most: number };

/** How the prospects of a workspace stand, and whom to call by the end of today, as someone reads it. */
export async function prospectsToCall(workspaceId: string, { userId, period, most }: Asked) {
  const { rows } = await prospectIndex({ workspaceId });
  const now = new Date().toISOString();
  const endOfDay = midnight(addDays(parisDay(), 1));
  const [from, end] = [midnight(period.from), midnight(addDays(period.to, 1))];
  const won = new Amounts();
  const late = new Amounts();
  const due: ProspectRow[] = [];
  let open = 0;
  let overdue = 0;
  let ownOverdue = 0;
  for (const row of rows.values()) {
    const { closedAt = '' } = row;
    if (row.status === 'won' && closedAt >= from && closedAt < end) won.see(row);
    if (isClosed(row.status)) continue;
    open++;
    if (row.nextActionAt === undefined || row.nextActionAt >= endOfDay) continue;
    due.push(row);
    if (row.nextActionAt >= now) continue;
    overdue++;
    if (row.ownerId === userId) ownOverdue++;
    late.see(row);
  }
  const { currency, amountOf } = won.main();
  const atStake = late.main();
  return {
    total: rows.size,
    open,
    overdue,
    ownOverdue,
    wonValue: amountOf('won'),
    currency,
    overdueValue: {
      amount: keysOf(stageWeights).reduce((sum, stage) => sum + atStake.amountOf(stage), 0),
      currency: atStake.currency,
    },
    due: await shownDue(workspaceId, firstDue(due, userId).slice(0, most), now),
  };
}

const midnight = (day: string): string => new Date(parisMidnight(day)).toISOString();

/** One's own, then nobody's, then those of others; of each the longest due. */
function firstDue(rows: ProspectRow[], userId: string): ProspectRow[] {
  const rank = ({ ownerId }: ProspectRow) => (ownerId === userId ? 0 : ownerId === undefined ? 1 : 2);
  return rows.sort((a, b) => rank(a) - rank(b) || ((a.nextActionAt ?? '') < (b.nextActionAt ?? '') ? -1 : 1));
}

async function shownDue(workspaceId: string, rows: readonly ProspectRow[], now: string) {
  const items = await readProspects(
    workspaceId,
    rows.map(({ prospectId }) => prospectId),
  );
  return items.flatMap((item) => {
    const shown = shownProspect(item);
    const { id, company, nextAction, nextActionAt, value, currency, version } = shown;
    // Done meanwhile.
    if (nextActionAt === null) return [];
    return [
      {
        id,
        name: prospectName(shown),
        company,
        nextAction,
        nextActionAt,
        overdue: nextActionAt < now,
        value: value === null ? null : { amount: value, currency },
        version,
      },
    ];
  });
}
