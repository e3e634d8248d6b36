import {
  gradeOf,
  grades,
  type ProspectStatus,
  prospectSources,
  prospectStatuses,
} from '../../../shared/prospects/prospects.rules.ts';
import { none, Tally } from '../../platform/tally.ts';
import type { ProspectRow } from './prospect-row.ts';

export const gradeLabels = Object.fromEntries(grades.map((grade) => [grade, grade]));

/** Counts of the facets; a row may count for one of them and not for another. */
export class FacetCounts {
  private readonly status = new Tally();
  private readonly source = new Tally();
  private readonly grade = new Tally();
  private readonly tag = new Tally();
  private readonly owner = new Tally();
  private readonly client = new Tally();
  private readonly campaign = new Tally();

  /** `refused`: see `rowSieve`. A row that one facet's own filter alone refuses counts for that facet. */
  see(row: ProspectRow, refused: number): void {
    // No other facet's filter refuses it.
    const counts = (bit: number) => (refused & ~bit) === 0;
    if (counts(1)) this.status.see(row.status);
    if (counts(2)) this.source.see(row.source);
    if (counts(4)) this.grade.see(gradeOf(row.score));
    if (counts(8)) for (const tag of row.tags) this.tag.see(tag);
    if (counts(16)) this.owner.see(row.ownerId ?? none);
    if (counts(32)) this.client.see(row.clientId ?? none);
    if (counts(64)) this.campaign.see(row.campaignId ?? none);
  }

  /** Owners, clients and campaigns by their ids: `namedOwnership` gives them their names. */
  shown() {
    return {
      ownerId: this.owner.byCount(),
      clientId: this.client.byCount(),
      campaignId: this.campaign.byCount(),
      status: this.status.inOrder(prospectStatuses),
      source: this.source.inOrder(prospectSources),
      grade: this.grade.inOrder(gradeLabels),
      tag: this.tag.byCount(),
    };
  }
}

/** What prospects are worth by status, in the currency that most of them have: amounts of two currencies are not added. */
export class Amounts {
  private readonly byCurrency = new Map<string, { rows: number; cents: Map<ProspectStatus, { sum: number }> }>();
  private rows = 0;

  see({ currency, status, valueCents }: ProspectRow): void {
    if (valueCents === undefined) return;
    this.rows++;
    const sums = this.byCurrency.get(currency) ?? { rows: 0, cents: new Map() };
    if (sums.rows++ === 0) this.byCurrency.set(currency, sums);
    const known = sums.cents.get(status);
    if (known) known.sum += valueCents;
    else sums.cents.set(status, { sum: valueCents });
  }

  /** In units of the currency, and how many amounts of others were left out. */
  main() {
    const [main] = [...this.byCurrency].sort(([, a], [, b]) => b.rows - a.rows);
    const [currency, sums] = main ?? ['EUR', { rows: 0, cents: new Map<ProspectStatus, { sum: number }>() }];
    const amountOf = (status: ProspectStatus) => (sums.cents.get(status)?.sum ?? 0) / 100;
    return { currency, amountOf, others: this.rows - sums.rows };
  }
}
