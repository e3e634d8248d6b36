import { AdPicture } from '../../../components/ad-picture.tsx';
import compare from './compare.module.css';
import classes from './forest-plot.module.css';
import type { Comparison } from './use-comparison.ts';

type Props = { subject: Comparison['subjects'][number] | undefined; at: number };

/** A subject by its letter, what it shows when it is an ad, and its name. The hue comes from around it. */
export function SubjectName({ subject, at }: Props) {
  return (
    <span className={classes.name} title={subject?.name}>
      <Letter at={at} />
      {subject && <AdPicture imageUrl={subject.imageUrl} libraryAdId={subject.libraryAdId} />}
      <span className={classes.words}>{subject?.name}</span>
    </span>
  );
}

type All = { subjects: Comparison['subjects']; hues: readonly number[] };

/** All that are compared, each in its hue. */
export const SubjectNames = ({ subjects, hues }: All) => (
  <div className={compare.legend}>
    {subjects.map((subject, at) => (
      <span key={subject.name} className={classes.hue} data-hue={hues[at]}>
        <SubjectName subject={subject} at={at} />
      </span>
    ))}
  </div>
);

/** What stands for a subject where its name was said. */
export const Letter = ({ at }: { at: number }) => (
  <span className={classes.letter} aria-hidden>
    {letterOf(at)}
  </span>
);

const letterOf = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);
