import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { MailsStopped } from '../../components/mails-stopped.tsx';
import classes from './last-ones.module.css';
import { NotificationRow } from './notification-row.tsx';
import { useNotifications } from './use-notifications.ts';

const shown = 8;
const all = { unread: false, category: undefined };

/** The last notifications, beneath the bell; `onLeave` when one of them, or their page, is gone to. */
export function LastOnes({ onLeave }: { onLeave: () => void }) {
  const { items, error, unread, marking, reload, readAll, readOne, remove } = useNotifications(all, shown);
  const open = (id: string, isUnread: boolean) => {
    if (isUnread) readOne(id);
    onLeave();
  };
  return (
    <>
      <div className={classes.head}>
        <Text fw={600}>Notifications</Text>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-disabled={marking || unread === 0}
          data-disabled={unread === 0 || undefined}
          onClick={() => unread > 0 && void readAll()}
        >
          Tout marquer comme lu
        </Button>
      </div>
      <MailsStopped onLeave={onLeave} />
      {!items && error && <LoadFailure what="Les notifications" error={error} onRetry={reload} />}
      {!items && !error && <Skeleton height={62} role="status" aria-label="Chargement des notifications" />}
      {items?.length === 0 && (
        <Text size="sm" c="dimmed" p="md">
          Rien de nouveau.
        </Text>
      )}
      <ul className={classes.list}>
        {items?.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            dated
            onOpen={() => open(notification.id, notification.readAt === null)}
            onRemove={() => remove(notification.id)}
          />
        ))}
      </ul>
      <Anchor component={Link} to={paths.notifications} className={classes.foot} onClick={onLeave}>
        Toutes les notifications
      </Anchor>
    </>
  );
}
