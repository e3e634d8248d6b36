import type { Grade } from '../../../../shared/prospects/prospects.rules.ts';
import classes from './score-ring.module.css';

type Props = {
  score: number;
  grade: Grade;
  /** Its diameter in pixels. */
  size?: number;
};

/** A score in a disc of the colour of its grade; of none where nothing speaks for the prospect yet. */
export function ScoreRing({ score, grade, size = 32 }: Props) {
  return (
    <span
      className={classes.root}
      data-grade={score > 0 ? grade : undefined}
      role="img"
      aria-label={`Score ${score} sur 100, note ${grade}`}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.37) }}
    >
      {score}
    </span>
  );
}
