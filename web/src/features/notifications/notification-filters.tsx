import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import { notificationSubjects } from '../../../../shared/notifications/notifications.rules.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './notifications.module.css';
import { type AskedNotifications, notificationNames, unreadAlone } from './notifications-url.ts';

/** Which of them are shown: all or what is not read, and of what they tell. */
export function NotificationFilters({ asked }: { asked: AskedNotifications }) {
  const { change } = useUrlState();
  return (
    <div className={classes.filters}>
      <SegmentedControl
        size="sm"
        aria-label="Notifications affichées"
        value={asked.unread ? unreadAlone : ''}
        data={[
          { value: '', label: 'Toutes' },
          { value: unreadAlone, label: 'Non lues' },
        ]}
        onChange={(value) => change({ [notificationNames.shown]: value || null })}
      />
      <NativeSelect
        aria-label="Sujet"
        size="sm"
        value={asked.about ?? ''}
        data={[
          { value: '', label: 'Tous les sujets' },
          ...keysOf(notificationSubjects).map((value) => ({ value, label: notificationSubjects[value] })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ [notificationNames.about]: value || null })}
      />
    </div>
  );
}
