import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import type { Delivery } from '../../../../../shared/webhooks/log.contract.ts';
import { formatCount, formatMoment, formatNumber, formatTime } from '../../../lib/format.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { attemptCount, deliveryWords, eventLabel } from '../webhook-words.ts';
import { urlNames } from '../webhooks-url.ts';
import classes from './delivery-log.module.css';
import { thingName } from './thing-name.ts';

type Props = {
  delivery: Delivery;
  /** It leads nowhere. */
  example?: boolean;
  /** A failure that needs no saying here. */
  told?: string | undefined;
};

/** A delivery in the log, with what was answered last and why it failed; the whole row opens it. */
export function DeliveryRow({ delivery, example = false, told: above }: Props) {
  const { params } = useUrlState();
  const { label, color } = deliveryWords[delivery.status];
  const last = delivery.attempts.at(-1);
  const error = delivery.status === 'succeeded' || last?.error === above ? null : last?.error;
  const name = thingName(delivery);
  const told = (
    <>
      {eventLabel(delivery.event)}
      {name && (
        <span className={classes.thing}>
          {' ·\u00a0'}
          {name}
        </span>
      )}
    </>
  );
  const tries = attemptCount(delivery);
  const next = delivery.nextAttemptAt && unbroken(`la prochaine ${nextWords(delivery.nextAttemptAt)}`);
  const end = last && tries > 1 && unbroken(`la dernière ${nextWords(last.at)}`);
  return (
    <li className={classes.row}>
      <Badge variant="light" color={color} tt="none" fw={600} radius="xl" className={classes.badge}>
        {label}
      </Badge>
      <div className={classes.what}>
        {example ? (
          <p className={classes.told}>{told}</p>
        ) : (
          <Link
            to={`?${changed(params, { [urlNames.delivery]: delivery.id })}`}
            preventScrollReset
            className={classes.link}
          >
            {told}
          </Link>
        )}
        {(tries > 1 || next) && (
          <p className={classes.tries}>
            {[tries > 0 && formatCount(tries, 'tentative'), end, next].filter(Boolean).join(', ')}
          </p>
        )}
        {error && <p className={classes.error}>{error}</p>}
      </div>
      <p className={classes.answer}>
        {last && (
          <>
            <span data-failed={last.error !== null || undefined}>{last.statusCode ?? 'sans réponse'}</span>
            <span className={classes.latency}>
              {formatNumber(last.durationMs)}
              {'\u00a0'}ms
            </span>
          </>
        )}
      </p>
      <p className={classes.when}>{momentOf(delivery.createdAt)}</p>
    </li>
  );
}

const isToday = (at: string) => parisDay(new Date(at)) === parisDay();

/** Of today, the hour alone. */
const momentOf = (at: string): string => (isToday(at) ? formatTime(at) : formatMoment(at));
const nextWords = (at: string): string => `${isToday(at) ? 'à' : 'le'} ${momentOf(at)}`;

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
