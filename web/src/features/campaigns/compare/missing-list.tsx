import { needText } from '../../../../../shared/campaigns/need-text.ts';
import classes from './compare.module.css';
import forest from './forest-plot.module.css';
import { SubjectName } from './subject-name.tsx';
import type { ComparedFigures, Comparison } from './use-comparison.ts';

type Props = { subjects: Comparison['subjects']; hues: readonly number[]; of: readonly ComparedFigures[] };

/** What each still needs before it can be told from the others: once, whatever the number of metrics that wait for it. */
export function MissingList({ subjects, hues, of }: Props) {
  const lacks = subjects.map((_, at) => [
    ...new Set(
      of.flatMap(({ metric, subjects: estimates }) =>
        (estimates[at]?.missing ?? []).map((need) => needText(metric, need)),
      ),
    ),
  ]);
  if (lacks.every((needs) => needs.length === 0)) return null;
  return (
    <ul className={classes.missing} aria-label="Ce qui manque">
      {subjects.map((subject, at) => (
        <li key={subject.name} className={forest.hue} data-hue={hues[at]}>
          <SubjectName subject={subject} at={at} />
          <span>{lacks[at]?.join(', ') || 'rien ne manque'}</span>
        </li>
      ))}
    </ul>
  );
}
