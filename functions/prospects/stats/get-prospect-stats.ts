import { dayMs } from '../../../shared/kernel/day.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import {
  gradeOf,
  grades,
  isClosed,
  prospectSources,
  prospectStatuses,
  stageWeights,
} from '../../../shared/prospects/prospects.rules.ts';
import * as stats from '../../../shared/prospects/stats.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Tally } from '../../platform/tally.ts';
import { prospectIndex } from '../search/prospect-index.ts';
import type { ProspectRow } from '../search/prospect-row.ts';
import { Amounts, gradeLabels } from '../search/row-counts.ts';
import { asAskedBy, rowSieve } from '../search/row-filters.ts';
import { byOwner } from './by-owner.ts';

const shownWeeks = 26;
const shownMonths = 12;

/** The figures of the prospects created between two days. */
export const handler = defineHandler(stats.getProspectStats, async ({ actor, query }) => {
  const { from, to, ...filters } = await asAskedBy(actor, query);
  const index = await prospectIndex(actor);
  const [asked, inPeriod] = [rowSieve(filters), rowSieve({ createdFrom: from, createdTo: to })];
  const found: ProspectRow[] = [];
  for (const row of index.candidates(filters.q)) if (asked(row) === 0 && inPeriod(row) === 0) found.push(row);
  const [status, source, grade, amounts] = [new Tally(), new Tally(), new Tally(), new Amounts()];
  for (const row of found) {
    status.see(row.status);
    source.see(row.source);
    grade.see(gradeOf(row.score));
    amounts.see(row);
  }
  const { currency, amountOf, others } = amounts.main();
  const open = Object.entries(stageWeights).map(([value, weight]) => ({
    value: value as keyof typeof stageWeights,
    weight,
  }));
  const won = found.filter((row) => row.status === 'won');
  const closed = status.of('won') + status.of('lost');
  return {
    total: found.length,
    byStatus: status.inOrder(prospectStatuses),
    bySource: source.inOrder(prospectSources),
    byGrade: grade.inOrder(gradeLabels),
    pipelineValue: toCents(open.reduce((sum, { value }) => sum + amountOf(value), 0)),
    weightedPipeline: toCents(open.reduce((sum, { value, weight }) => sum + amountOf(value) * weight, 0)),
    stageWeights: open.map(({ value, weight }) => ({ value, label: prospectStatuses[value], weight })),
    wonValue: amountOf('won'),
    conversionRate: closed === 0 ? null : status.of('won') / closed,
    averageScore: average(found.map(({ score }) => score)),
    averageDaysToWin: average(won.map((row) => Math.max(0, Date.parse(row.closedAt ?? '') - row.createdMs) / dayMs)),
    newByWeek: newByWeek(found, to),
    wonByMonth: wonByMonth(won, currency),
    conversionByGrade: conversionByGrade(found),
    overdueActions: overdue(found),
    byOwner: await byOwner(found, currency),
    currency,
    otherCurrencies: others,
  };
});

const toCents = (amount: number) => Math.round(amount * 100) / 100;

function average(values: number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

/** Weeks by their Monday, from the first prospect on, empty ones included. */
function newByWeek(rows: ProspectRow[], to = parisDay()) {
  const weeks = new Tally();
  const last = mondayOf(to < parisDay() ? to : parisDay());
  let first = last;
  for (const { createdMs } of rows) {
    const week = mondayOf(parisDay(new Date(createdMs)));
    weeks.see(week);
    if (week < first) first = week;
  }
  const earliest = addDays(last, -7 * (shownWeeks - 1));
  const shown = [];
  for (let week = first < earliest ? earliest : first; week <= last; week = addDays(week, 7))
    shown.push({ value: week, label: week, count: weeks.of(week) });
  return shown;
}

const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

function wonByMonth(won: ProspectRow[], currency: string) {
  const counts = new Tally();
  const cents = new Map<string, number>();
  for (const row of won) {
    const { valueCents = 0, currency: own } = row;
    const month = monthWon(row);
    counts.see(month);
    if (own === currency) cents.set(month, (cents.get(month) ?? 0) + valueCents);
  }
  const amountOf = (month: string) => (cents.get(month) ?? 0) / 100;
  const first = won.map(monthWon).sort()[0] ?? '';
  return lastMonths()
    .filter((month) => first !== '' && month >= first)
    .map((month) => {
      const yearBefore = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
      return {
        value: month,
        label: month,
        count: counts.of(month),
        amount: amountOf(month),
        amountYearBefore: yearBefore < first ? null : amountOf(yearBefore),
      };
    });
}

const monthWon = ({ closedAt }: ProspectRow) => parisDay(new Date(closedAt ?? 0)).slice(0, 7);

/** `2025-12` to `2026-11`. */
function lastMonths(): string[] {
  const [year = 0, month = 0] = parisDay().split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, at) =>
    new Date(Date.UTC(year, month - shownMonths + at, 1)).toISOString().slice(0, 7),
  );
}

const conversionByGrade = (rows: ProspectRow[]) =>
  grades.map((grade) => {
    const closed = rows.filter((row) => isClosed(row.status) && gradeOf(row.score) === grade);
    const won = closed.filter(({ status }) => status === 'won').length;
    return { value: grade, label: grade, won, closed: closed.length };
  });

function overdue(rows: ProspectRow[]): number {
  const now = new Date().toISOString();
  const isDue = rowSieve({ nextActionBefore: now });
  return rows.filter((row) => isDue(row) === 0).length;
}
