import { ActionIcon, type ActionIconProps, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { unreadFigure, unreadWords } from '../../features/notifications/unread-words.ts';
import { useUnread } from '../../features/notifications/use-unread.ts';
import { later } from '../../lib/later.tsx';
import { usePhone } from '../../lib/use-phone.ts';
import { useProfile } from '../../lib/use-profile.ts';
import { signedInPages } from '../pages.tsx';
import classes from './notifications-bell.module.css';

const LastOnes = later(async () => (await import('../../features/notifications/last-ones.tsx')).LastOnes);

/** How many notifications are not read, and the last ones beneath; on a telephone, and on their own page, the way to them. */
export function NotificationsBell() {
  const { path, preload } = signedInPages.notifications;
  const { pathname } = useLocation();
  const phone = usePhone();
  const [opened, { close, toggle }] = useDisclosure(false);
  const unread = useUnread();
  const stopped = Boolean(useProfile().data?.user.mailStop);
  const label = [
    'Voir les notifications',
    unread > 0 && unreadWords(unread),
    stopped && 'vos e-mails ne vous parviennent plus',
  ];
  const look: ActionIconProps & { 'aria-label': string } = {
    ...{ variant: 'subtle', color: 'gray', size: 'lg', className: classes.bell },
    'aria-label': label.filter(Boolean).join(', '),
  };
  const sign = (
    <>
      <IconBell size={20} stroke={1.6} aria-hidden />
      {(unread > 0 || stopped) && (
        <span className={classes.unread} aria-hidden>
          {unread > 0 ? unreadFigure(unread) : '!'}
        </span>
      )}
    </>
  );
  if (phone || pathname === path)
    return (
      <ActionIcon component={Link} to={path} onMouseEnter={preload} onFocus={preload} {...look}>
        {sign}
      </ActionIcon>
    );
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      position="bottom-end"
      width={420}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <ActionIcon onClick={toggle} {...look}>
          {sign}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <LastOnes onLeave={close} />
      </Popover.Dropdown>
    </Popover>
  );
}
