import { Text } from '@mantine/core';
import type { Delivery, DeliveryAttempt } from '../../../../../shared/webhooks/log.contract.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { attemptCount } from '../webhook-words.ts';
import classes from './delivery-detail.module.css';

const instant = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

/** `21 nov. 2026, 06:24:09`, of a moment told to the second, in Paris. */
const instantText = (iso: string): string => instant.format(new Date(iso));

/** Each attempt with what came of it, the latest first. */
export function AttemptList({ delivery }: { delivery: Delivery }) {
  const total = attemptCount(delivery);
  if (total === 0) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {delivery.status === 'cancelled'
          ? 'Annulé avant la première tentative.'
          : 'En attente de la première tentative...'}
      </Text>
    );
  }
  return (
    <>
      <ol className={classes.attempts}>
        {delivery.attempts
          .map((attempt, at) => <Attempt key={attempt.at} attempt={attempt} rank={delivery.earlierAttempts + at + 1} />)
          .reverse()}
      </ol>
      {delivery.earlierAttempts > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {formatCount(delivery.earlierAttempts, 'tentative antérieure', 'tentatives antérieures')} dont le détail n’est
          plus gardé.
        </Text>
      )}
    </>
  );
}

function Attempt({ attempt, rank }: { attempt: DeliveryAttempt; rank: number }) {
  const { at, durationMs, statusCode, error, responseSnippet, manual } = attempt;
  return (
    <li className={classes.attempt} data-failed={error !== null || undefined}>
      <p className={classes.head}>
        <strong>
          Tentative {formatNumber(rank)}
          {manual && ', à votre demande'}
        </strong>
        <span>
          {statusCode === null ? 'sans réponse' : `réponse ${statusCode}`} · {formatNumber(durationMs)}
          {'\u00a0'}ms
        </span>
      </p>
      <p className={classes.meta}>{instantText(at)}</p>
      {error && <p className={classes.error}>{error}</p>}
      {responseSnippet && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
        <section className={classes.answer} tabIndex={0} aria-label={`Réponse à la tentative ${rank}`}>
          <pre>{responseSnippet}</pre>
        </section>
      )}
    </li>
  );
}
