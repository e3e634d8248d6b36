import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Delivery } from '../../../../../shared/webhooks/log.contract.ts';
import { formatCount, formatMoment } from '../../../lib/format.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { attemptCount, deliveryWords, eventLabel } from '../webhook-words.ts';
import { urlNames } from '../webhooks-url.ts';
import classes from './delivery-log.module.css';

/** A delivery in the log, with why it failed; the whole row opens it. */
export function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { params } = useUrlState();
  const { label, color } = deliveryWords[delivery.status];
  const error = delivery.status === 'succeeded' ? null : delivery.attempts.at(-1)?.error;
  const tries = attemptCount(delivery);
  const next = delivery.nextAttemptAt && unbroken(`prochaine le ${formatMoment(delivery.nextAttemptAt)}`);
  return (
    <li className={classes.row}>
      <Badge variant="light" color={color} tt="none" fw={600} radius="xl" className={classes.badge}>
        {label}
      </Badge>
      <div className={classes.what}>
        <Link
          to={`?${changed(params, { [urlNames.delivery]: delivery.id })}`}
          preventScrollReset
          className={classes.link}
        >
          {eventLabel(delivery.event)}
        </Link>
        {error && <p className={classes.error}>{error}</p>}
      </div>
      <p className={classes.when}>
        {formatMoment(delivery.createdAt)}
        <span>
          {tries > 0 && formatCount(tries, 'tentative')}
          {tries > 0 && next && ' · '}
          {next}
        </span>
      </p>
    </li>
  );
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
