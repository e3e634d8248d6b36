import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Notification } from '../../../../shared/notifications/notifications.contract.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications.module.css';

/** Of one kind in a day: more than so many are folded, all but the first of them. */
const mostOfAKind = 5;
const shownOfAKind = 3;

type Props = { items: readonly Notification[]; onOpen: (id: string) => void; onRemove: (id: string) => void };

/** What happened in a day; many things of one kind are few lines until they are asked for. */
export function DayList({ items, onOpen, onRemove }: Props) {
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const seen = new Map<string, number>();
  return (
    <ul className={classes.list}>
      {items.map((notification) => {
        const { id, type, readAt } = notification;
        const kind = items.filter((one) => one.type === type);
        const rank = (seen.get(type) ?? 0) + 1;
        seen.set(type, rank);
        if (kind.length <= mostOfAKind || unfolded.includes(type) || rank <= shownOfAKind)
          return (
            <NotificationRow
              key={id}
              notification={notification}
              onOpen={() => readAt === null && onOpen(id)}
              onRemove={() => onRemove(id)}
            />
          );
        if (rank > shownOfAKind + 1) return null;
        return <Fold key={type} folded={kind.slice(shownOfAKind)} onUnfold={() => setUnfolded([...unfolded, type])} />;
      })}
    </ul>
  );
}

function Fold({ folded, onUnfold }: { folded: readonly Notification[]; onUnfold: () => void }) {
  const unread = folded.filter(({ readAt }) => readAt === null).length;
  return (
    <li className={classes.fold}>
      <UnstyledButton className={classes.unfold} onClick={onUnfold}>
        <IconChevronDown size={18} stroke={1.6} aria-hidden />
        Afficher les {formatNumber(folded.length)} autres du même genre
        {unread === folded.length ? ', non lues' : unread > 0 && `, dont ${formatCount(unread, 'non lue')}`}
      </UnstyledButton>
    </li>
  );
}
