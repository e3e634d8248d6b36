import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { type ComponentProps, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { MailsStopped } from '../../components/mails-stopped.tsx';
import { byDay } from '../../lib/by-day.ts';
import { later } from '../../lib/later.tsx';
import { PageActs } from '../../lib/page-head.tsx';
import { usePhone } from '../../lib/use-phone.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { DayList } from './day-list.tsx';
import { NotificationFilters } from './notification-filters.tsx';
import classes from './notifications.module.css';
import { askedNotifications } from './notifications-url.ts';
import { unreadWords } from './unread-words.ts';
import { useNotificationKeys } from './use-notification-keys.ts';
import { useNotifications } from './use-notifications.ts';

const NoNews = later(async () => (await import('./no-news.tsx')).NoNews);
const NoneFound = later(async () => (await import('./no-news.tsx')).NoneFound);

/** What happened in the person's absence, by day. */
export function NotificationsPage() {
  const { params } = useUrlState();
  const asked = askedNotifications(params);
  const filtered = asked.unread || asked.category !== undefined;
  const { items, error, unread, categories, marking, reload, more, reading, readAll, readOne, remove } =
    useNotifications(asked);
  const area = useRef<HTMLDivElement>(null);
  const onRead = (id: string) => items?.some((one) => one.id === id && one.readAt === null) && readOne(id);
  useNotificationKeys(area, { onRead, onRemove: remove });
  if (!items && error) return <LoadFailure what="Les notifications" error={error} onRetry={reload} />;
  const none = items?.length === 0 && !more;
  if (none && !filtered)
    return (
      <>
        <MailsStopped />
        <NoNews />
      </>
    );
  return (
    <div className={classes.page} ref={area}>
      <MailsStopped />
      <div className={classes.head}>
        <Text size="sm" c="dimmed" role="status">
          {items && unreadSaid(unread)}
        </Text>
        <NotificationFilters asked={asked} categories={categories ?? []} />
        <PageActs>
          <Button component={Link} to={paths.notificationPreferences} variant="subtle" color="gray">
            Préférences
          </Button>
          <Button
            variant="default"
            leftSection={<IconChecks size={16} aria-hidden />}
            aria-disabled={marking || unread === 0}
            data-disabled={unread === 0 || undefined}
            onClick={() => unread > 0 && void readAll()}
          >
            <ReadAllWords />
          </Button>
        </PageActs>
      </div>
      {!items && <Loading />}
      {none && <NoneFound />}
      <Days items={items ?? []} onOpen={readOne} onRemove={remove} />
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={reading}>
          {reading ? 'Chargement...' : 'Afficher plus'}
        </Button>
      )}
    </div>
  );
}

const ReadAllWords = () => (usePhone() ? 'Tout lu' : 'Tout marquer comme lu');

const unreadSaid = (unread: number) => (unread > 0 ? unreadWords(unread) : 'Tout est lu');

type DaysProps = Pick<ComponentProps<typeof DayList>, 'items' | 'onOpen' | 'onRemove'>;

const Days = ({ items, ...acts }: DaysProps) =>
  byDay(items, ({ createdAt }) => createdAt).map(({ day, label, items: ofDay }) => (
    <section key={day} aria-labelledby={`jour-${day}`} className={classes.day}>
      <Title order={2} id={`jour-${day}`} className={classes.dayName}>
        {label}
      </Title>
      <DayList items={ofDay} {...acts} />
    </section>
  ));

function Loading() {
  return (
    <Stack gap={1} role="status" aria-label="Chargement des notifications">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} height={62} radius="lg" />
      ))}
    </Stack>
  );
}
