import { Badge, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { stateOf, successOf } from '../webhook-words.ts';
import classes from './webhooks-list.module.css';

type Props = {
  webhook: Webhook;
  /** It leads nowhere. */
  example?: boolean;
};

/** A webhook and how it fares; the whole row leads to it. */
export function WebhookRow({ webhook, example = false }: Props) {
  const { label, color } = stateOf(webhook);
  const { lastDeliveryAt, consecutiveFailures, state } = webhook.health;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <h2 className={classes.name}>
          {example ? (
            webhook.name
          ) : (
            <Link to={paths.webhook(webhook.id)} className={classes.link}>
              {webhook.name}
            </Link>
          )}
          <Badge variant="light" color={color} tt="none" fw={600} radius="xl">
            {label}
          </Badge>
        </h2>
        <p className={classes.address}>{webhook.url}</p>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>Tentatives réussies sur 24&nbsp;h</dt>
          <dd data-bad={state === 'failing' || undefined}>{successOf(webhook)}</dd>
        </div>
        <div>
          <dt>Échecs de suite</dt>
          <dd data-bad={consecutiveFailures > 0 || undefined}>{formatNumber(consecutiveFailures)}</dd>
        </div>
        <div className={classes.last}>
          <dt>Dernier envoi</dt>
          <dd>{lastDeliveryAt ? formatMoment(lastDeliveryAt) : 'aucun'}</dd>
        </div>
      </dl>
      {webhook.disabledReason && (
        <Text size="sm" c="accent" className={classes.reason}>
          {webhook.disabledReason}
        </Text>
      )}
    </li>
  );
}
