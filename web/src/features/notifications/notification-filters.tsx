import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import type { UnreadByCategory } from '../../../../shared/notifications/notifications.contract.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './notifications.module.css';
import { type AskedNotifications, notificationNames, unreadAlone } from './notifications-url.ts';

type Props = { asked: AskedNotifications; categories: UnreadByCategory };

/** Which of them are shown: all or what is not read, and of what they tell. */
export function NotificationFilters({ asked, categories }: Props) {
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
        value={asked.category ?? ''}
        data={[
          { value: '', label: 'Tous les sujets' },
          ...categories.map(({ value, label, count }) => ({ value, label: count > 0 ? `${label} (${count})` : label })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ [notificationNames.category]: value || null })}
      />
    </div>
  );
}
