import type { Deltas, Figures } from '../../../../../shared/campaigns/figures.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import cards from '../../../components/card-list.module.css';
import { Figure, SpendCovered } from '../../../components/figure.tsx';
import type { MeasureId } from './explorer-names.ts';
import classes from './part-cards.module.css';
import { Bar, Change, type PartsProps, sharesOfMost } from './parts.tsx';

/** The table where there is no room for one: a part each, with all of its figures, the whole last. */
export function PartCards({ breakdown: { items, whole, currency }, measures, sort, stale, wholeDeltas }: PartsProps) {
  const money = currency ?? 'EUR';
  const shareOf = sharesOfMost(items, sort);
  return (
    <ul className={`${cards.list} ${classes.list}`} aria-label="Répartition" data-stale={stale || undefined}>
      {items.map((part) => (
        <li key={part.keys.map(({ value }) => value).join('\n')} className={cards.card}>
          <h2 className={classes.name}>
            {part.keys.map(({ label }) => label).join(' · ')}
            <Bar part={shareOf(part)} />
          </h2>
          <PartFigures figures={part} deltas={part.deltas} measures={measures} currency={money} />
        </li>
      ))}
      <li className={`${cards.card} ${classes.whole}`}>
        <h2 className={classes.name}>Total</h2>
        <PartFigures figures={whole} deltas={wholeDeltas} measures={measures} currency={money} />
      </li>
    </ul>
  );
}

type FiguresProps = {
  figures: Figures;
  deltas: Deltas | undefined;
  measures: readonly MeasureId[];
  currency: string;
};

function PartFigures({ figures, deltas, measures, currency }: FiguresProps) {
  return (
    <dl className={classes.figures}>
      {measures.map((id) => (
        <div key={id}>
          <dt>{metricLabels[id]}</dt>
          <dd>
            <Figure name={id} figures={figures} currency={currency} rounded />
            <SpendCovered name={id} figures={figures} />
            <Change name={id} deltas={deltas} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
