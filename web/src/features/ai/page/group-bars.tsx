import { Text, Title } from '@mantine/core';
import type { AnalyzedPage } from '../../../../../shared/ai/analyzed-page.ts';
import hidden from '../../../components/unseen.module.css';
import { formatNumber } from '../../../lib/format.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import desk from '../desk/score.module.css';
import classes from './page.module.css';

type Group = AnalyzedPage['groups'][number];
type State = Group['checks'][number]['state'];

const states: Record<State, { sign: string; word: string }> = {
  ok: { sign: '✓', word: 'En place' },
  warning: { sign: '~', word: 'À moitié' },
  fail: { sign: '×', word: 'À corriger' },
  unknown: { sign: '·', word: 'Non vérifié' },
};

type Props = {
  /** Where it is not said above. */
  score?: number;
  groups: readonly Group[];
};

/** The nine groups that a note is made of, each opening on its checks; on a phone what to mend stands before them. */
export function GroupBars({ score, groups }: Props) {
  const phone = usePhone();
  const known = groups.filter(({ points }) => points !== null);
  const max = known.reduce((sum, group) => sum + group.max, 0);
  return (
    <section aria-label="Détail de la note" className={`${desk.score} ${classes.bars}`}>
      <Title order={2} fz="1rem">
        {score === undefined ? (
          'Détail de la note'
        ) : (
          <>
            <span className={desk.total}>{formatNumber(score)}</span> sur 100
          </>
        )}
      </Title>
      {max > 0 && max < 100 && (
        <Text size="xs" c="dimmed">
          Sur {formatNumber(max)} points vérifiables, ramenés à 100.
        </Text>
      )}
      {phone ? (
        <details className={desk.all}>
          <summary>Voir les {groups.length} parties</summary>
          <Bars groups={groups} />
        </details>
      ) : (
        <Bars groups={groups} />
      )}
    </section>
  );
}

const Bars = ({ groups }: { groups: readonly Group[] }) =>
  groups.map(({ key, label, points, max: most, checks }) => (
    <details key={key} className={desk.part} data-low={(points !== null && points < most * 0.4) || undefined}>
      <summary>
        <span>{label}</span>
        <span className={desk.track} aria-hidden>
          {points !== null && <span style={{ width: `${(points / most) * 100}%` }} />}
        </span>
        <span className={desk.points}>{points === null ? 'non jugée' : `${formatNumber(points)} / ${most}`}</span>
      </summary>
      {checks.length === 0 && (
        <Text size="sm" c="dimmed" pb="xs">
          Donnez l’annonce qui mène à la page pour le savoir.
        </Text>
      )}
      <dl className={classes.checks}>
        {checks.map((check) => (
          <div key={check.key} data-state={check.state}>
            <dt>
              <span className={classes.sign} title={states[check.state].word} aria-hidden>
                {states[check.state].sign}
              </span>
              {check.label}
              <span className={hidden.unseen}> ({states[check.state].word})</span>
            </dt>
            <dd>
              {check.found}
              {check.state !== 'ok' && <em>Attendu&nbsp;: {check.expected}</em>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  ));
