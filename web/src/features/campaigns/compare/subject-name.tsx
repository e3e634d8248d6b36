import { AdPicture } from '../../../components/ad-picture.tsx';
import classes from './forest-plot.module.css';
import type { Comparison } from './use-comparison.ts';

/** A subject by its hue, what it shows when it is an ad, and its name. The hue comes from around it. */
export function SubjectName({ subject }: { subject: Comparison['subjects'][number] | undefined }) {
  return (
    <span className={classes.name} title={subject?.name}>
      <span className={classes.dot} aria-hidden />
      {subject && <AdPicture imageUrl={subject.imageUrl} libraryAdId={subject.libraryAdId} />}
      <span className={classes.words}>{subject?.name}</span>
    </span>
  );
}
