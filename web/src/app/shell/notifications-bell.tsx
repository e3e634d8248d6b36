import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { unreadFigure, unreadWords } from '../../features/notifications/unread-words.ts';
import { useUnread } from '../../features/notifications/use-unread.ts';
import { signedInPages } from '../pages.tsx';
import classes from './notifications-bell.module.css';

/** The way to the notifications, with how many are not read. */
export function NotificationsBell() {
  const { path, preload } = signedInPages.notifications;
  const unread = useUnread();
  return (
    <ActionIcon
      component={Link}
      to={path}
      variant="subtle"
      color="gray"
      size="lg"
      className={classes.bell}
      aria-label={`Voir les notifications${unread > 0 ? `, ${unreadWords(unread)}` : ''}`}
      onMouseEnter={preload}
      onFocus={preload}
    >
      <IconBell size={20} stroke={1.6} aria-hidden />
      {unread > 0 && (
        <span className={classes.unread} aria-hidden>
          {unreadFigure(unread)}
        </span>
      )}
    </ActionIcon>
  );
}
