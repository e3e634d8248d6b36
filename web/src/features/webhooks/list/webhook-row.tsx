import { Badge, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { formatMoment } from '../../../lib/format.ts';
import { failuresOf, stateOf, successOf } from '../webhook-words.ts';
import classes from './webhooks-list.module.css';

type Props = {
  webhook: Webhook;
  /** It leads nowhere. */
  example?: boolean;
};

/** A webhook and how it fares; the whole row leads to it. */
export function WebhookRow({ webhook, example = false }: Props) {
  const { label, color } = stateOf(webhook);
  const { lastDeliveryAt, state } = webhook.health;
  const failures = webhook.active ? failuresOf(webhook) : null;
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
        {failures && (
          <p className={classes.failures} data-bad={state === 'failing' || undefined}>
            {failures}
          </p>
        )}
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>Réussite sur 24&nbsp;h</dt>
          <dd data-bad={state === 'failing' || undefined}>{successOf(webhook)}</dd>
        </div>
        <div>
          <dt>Dernière tentative</dt>
          <dd>{lastDeliveryAt ? formatMoment(lastDeliveryAt) : 'aucune'}</dd>
        </div>
      </dl>
      {!example && <IconChevronRight size={18} aria-hidden className={classes.chevron} />}
      {webhook.disabledReason && (
        <Text size="sm" c="accent" className={classes.reason}>
          {webhook.disabledReason}
        </Text>
      )}
    </li>
  );
}
