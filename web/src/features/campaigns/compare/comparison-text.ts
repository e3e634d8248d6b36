import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { needText } from '../../../../../shared/campaigns/need-text.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import type { ComparedFigures, Comparison } from './use-comparison.ts';

export const lateText =
  'Ce critère a été choisi après avoir vu les résultats\u00a0: en choisissant parmi plusieurs, on finit par en trouver un où le hasard dessine un écart. Confirmez-le sur d’autres jours.';

/** The doubt of a pair, as a person says it. */
export function doubtText(pValue: number): string {
  if (pValue < 0.001) return 'moins d’1 fois sur 1\u202f000';
  const [count, of] = pValue < 0.01 ? [Math.round(pValue * 1_000), '1\u202f000'] : [Math.round(pValue * 100), '100'];
  return `${count} fois sur ${of}`;
}

function lineOf({ metric, subjects: estimates }: ComparedFigures, subjects: Comparison['subjects']): string {
  const said = estimates.map(({ value, interval, missing, reason }, at) => {
    const { name = '', currency = 'EUR' } = subjects[at] ?? {};
    const show = (figure: number) => formatRatio(metric, figure, currency);
    const range = interval && ` (entre ${show(interval.lower)} et ${show(interval.upper)})`;
    const lacks = missing.length > 0 && ` (${missing.map((need) => needText(metric, need)).join(', ')})`;
    const figure = value === null ? (reason === 'not_measured' ? 'non mesuré' : 'données insuffisantes') : show(value);
    return `${name}\u00a0: ${figure}${range || lacks || ''}`;
  });
  return `${metricLabels[metric]}\n${said.map((text) => `- ${text}`).join('\n')}`;
}

/** The whole comparison for a mail or a message. */
export function textOf({ verdict, metrics, subjects, notes, from, to }: Comparison, late: boolean): string {
  const day = (date: string) => date.split('-').reverse().join('/');
  const ofOne = subjects.some((one) => one.from !== from || one.to !== to);
  return [
    ...(ofOne ? [] : [`Du ${day(from)} au ${day(to)}`]),
    verdict.text,
    ...(late ? [lateText] : []),
    ...metrics.map((figures) => lineOf(figures, subjects)),
    notes.map(({ text }) => `- ${text}`).join('\n'),
  ].join('\n\n');
}
