import type { Variation } from '../../../../../shared/ai/written.ts';
import { formatNumber } from '../../../lib/format.ts';
import classes from './variation-score.module.css';

const lost = ({ points, max }: Variation['parts'][number]): number => max - points;

/** Why a text is worth what it is: what it lacks, the most first, with what would bring it. */
export function ScoreReasons({ parts }: Pick<Variation, 'parts'>) {
  const lacking = parts.filter((part) => lost(part) > 0).sort((one, other) => lost(other) - lost(one));
  const whole = parts.filter((part) => lost(part) === 0).map(({ label }) => label.toLocaleLowerCase('fr'));
  return (
    <section aria-label="Détail de la note" className={classes.reasons}>
      <dl>
        {lacking.map(({ key, label, points, max, reasons, fix }) => (
          <div key={key}>
            <dt>
              {label}
              <span>
                {formatNumber(points)} / {max}
              </span>
            </dt>
            <dd>{fix ?? reasons.map(({ text }) => text).join('. ')}</dd>
          </div>
        ))}
      </dl>
      {whole.length > 0 && <p>Tous les points&nbsp;: {whole.join(', ')}.</p>}
    </section>
  );
}
