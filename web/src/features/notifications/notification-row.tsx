import { ActionIcon, VisuallyHidden } from '@mantine/core';
import {
  IconAddressBook,
  IconBell,
  IconBooks,
  IconFileImport,
  IconMessage,
  IconSpeakerphone,
  IconTrash,
  IconWebhook,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import type { Notification } from '../../../../shared/notifications/notifications.contract.ts';
import { formatDay, formatTime } from '../../lib/format.ts';
import { rowAttribute } from '../../lib/use-row-keys.ts';
import classes from './notifications.module.css';

/** Those of the words that have one of their own; the others have the bell. */
const icons: Partial<Record<Notification['type'], typeof IconBooks>> = {
  'prospect.action_due': IconAddressBook,
  'advertiser.ads_started': IconBooks,
  'advertiser.ads_stopped': IconBooks,
  'saved_search.matched': IconBooks,
  'campaign.ended': IconSpeakerphone,
  'campaign.alert_raised': IconSpeakerphone,
  'campaign.alerts_counted': IconSpeakerphone,
  'board.comment_mentioned': IconMessage,
  'board.comment_received': IconMessage,
  'import.completed': IconFileImport,
  'webhook.failing': IconWebhook,
  'webhook.given_up': IconWebhook,
  'webhook.disabled': IconWebhook,
  'pixel.paused': IconWebhook,
};

/** What asks for something to be mended; the others only tell. */
const troubles: ReadonlySet<string> = new Set<Notification['type']>([
  'billing.card_expiring',
  'billing.payment_action_required',
  'billing.payment_failed',
  'campaign.alert_raised',
  'connection.failing',
  'pixel.paused',
  'report.held',
  'webhook.disabled',
  'webhook.failing',
  'webhook.given_up',
]);

type Props = {
  notification: Notification;
  /** Whether the day is said, where no heading does. */
  dated?: boolean;
  onOpen: () => void;
  onRemove: () => void;
};

/** One thing that happened; the whole row leads to it. */
export function NotificationRow({ notification, dated = false, onOpen, onRemove }: Props) {
  const { id, type, title, body, path, readAt, createdAt } = notification;
  const Icon = icons[type] ?? IconBell;
  const unread = readAt === null;
  return (
    <li className={classes.row} data-unread={unread || undefined}>
      <span className={classes.icon} data-trouble={troubles.has(type) || undefined}>
        <Icon size={18} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.what}>
        <Link to={path} className={classes.title} onClick={onOpen} {...{ [rowAttribute]: id }}>
          {title}
          {unread && <VisuallyHidden> (non lue)</VisuallyHidden>}
        </Link>
        {body && <p className={classes.body}>{body}</p>}
      </div>
      <time className={classes.when} dateTime={createdAt}>
        {dated ? dayOrTime(createdAt) : formatTime(createdAt)}
      </time>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove}
        aria-label={`Supprimer\u00a0: ${title}`}
        onClick={onRemove}
      >
        <IconTrash size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function dayOrTime(iso: string): string {
  const day = parisDay(new Date(iso));
  return day === parisDay() ? formatTime(iso) : formatDay(day);
}
