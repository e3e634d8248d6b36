import { formatPercent } from '../../../lib/format.ts';
import type { ProspectStats } from './prospect-figures.tsx';

type Grades = ProspectStats['conversionByGrade'];

/** Closed on each side, under which a difference may be chance alone. */
const enough = 10;
/** In shares of one: a smaller difference separates nothing. */
const clear = 0.1;

/** What the conversion of the best grades against that of the others says of the score. */
export function verdictOn(grades: Grades): string {
  const best = sumOf(grades.filter(({ value }) => value === 'A' || value === 'B'));
  const others = sumOf(grades.filter(({ value }) => value === 'C' || value === 'D'));
  if (best.closed < enough || others.closed < enough)
    return `Trop peu de prospects clos pour juger le score\u00a0: il en faut ${enough} de score A ou B (${best.closed} ici) et ${enough} de score C ou D (${others.closed} ici).`;
  const [high, low] = [best.won / best.closed, others.won / others.closed];
  const facts = `${formatPercent(high)} des A et B clos sont gagnés, ${formatPercent(low)} des C et D.`;
  if (high - low >= clear) return `${facts} Le score distingue bien ceux qui achètent.`;
  return `${facts} Le score ne distingue pas ceux qui achètent\u00a0: revoyez ses règles.`;
}

const sumOf = (grades: Grades) =>
  grades.reduce((sum, { won, closed }) => ({ won: sum.won + won, closed: sum.closed + closed }), {
    won: 0,
    closed: 0,
  });
