import { Text } from '@mantine/core';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { formatCount } from '../../../lib/format.ts';
import { ratingText } from '../marketplace/creator-texts.ts';
import classes from './creator-page.module.css';

/** Whether one may count on them: of fewer than three collaborations, nothing is said. */
export function Reliability({ creator }: { creator: Creator }) {
  const { collaborations, onTimeRate, responseHours } = creator.stats;
  return (
    <section aria-labelledby="reliability">
      <h3 id="reliability" className={classes.title}>
        Fiabilité
      </h3>
      {collaborations === null || onTimeRate === null ? (
        <Text size="sm" c="dimmed">
          Moins de 3&nbsp;collaborations&nbsp;: rien ne se dit encore.
        </Text>
      ) : (
        <ul className={classes.lines}>
          <li>
            Ponctualité&nbsp;: {Math.round(onTimeRate * collaborations)} sur {collaborations} livrés à l’heure
          </li>
          <li>Note&nbsp;: {ratingText(creator) ?? 'pas encore d’avis'}</li>
          <li>
            Réponse&nbsp;:{' '}
            {responseHours === null ? 'inconnue' : `en ${formatCount(Math.max(1, Math.round(responseHours)), 'heure')}`}
          </li>
        </ul>
      )}
    </section>
  );
}
