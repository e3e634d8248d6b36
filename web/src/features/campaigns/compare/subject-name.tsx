import { AdPicture } from '../../../components/ad-picture.tsx';
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

/** What stands for a subject where its name was said. */
export const Letter = ({ at }: { at: number }) => (
  <span className={classes.letter} aria-hidden>
    {letterOf(at)}
  </span>
);

const letterOf = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);
