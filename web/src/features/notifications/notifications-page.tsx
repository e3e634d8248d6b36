import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { LoadFailure } from '../../components/load-failure.tsx';
import { byDay } from '../../lib/by-day.ts';
import { later } from '../../lib/later.tsx';
import { PageActs } from '../../lib/page-head.tsx';
import { DayList } from './day-list.tsx';
import classes from './notifications.module.css';
import { unreadWords } from './unread-words.ts';
import { useNotifications } from './use-notifications.ts';

const NoNews = later(async () => (await import('./no-news.tsx')).NoNews);

/** What happened in the person's absence, by day. */
export function NotificationsPage() {
  const { items, error, unread, marking, reload, more, reading, readAll, readOne } = useNotifications();
  if (!items) return error ? <LoadFailure what="Les notifications" error={error} onRetry={reload} /> : <Loading />;
  if (items.length === 0 && !more) return <NoNews />;
  return (
    <div className={classes.page}>
      <Group justify="space-between" mb="sm" mih={36}>
        <Text size="sm" c="dimmed" role="status">
          {unread > 0 ? unreadWords(unread) : 'Tout est lu'}
        </Text>
        <PageActs>
          <Button
            variant="default"
            leftSection={<IconChecks size={16} aria-hidden />}
            aria-disabled={marking || unread === 0}
            data-disabled={unread === 0 || undefined}
            onClick={() => unread > 0 && void readAll()}
          >
            Tout marquer comme lu
          </Button>
        </PageActs>
      </Group>
      {byDay(items, ({ createdAt }) => createdAt).map(({ day, label, items: ofDay }) => (
        <section key={day} aria-labelledby={`jour-${day}`} className={classes.day}>
          <Title order={2} id={`jour-${day}`} className={classes.dayName}>
            {label}
          </Title>
          <DayList items={ofDay} onOpen={readOne} />
        </section>
      ))}
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={reading}>
          {reading ? 'Chargement...' : 'Afficher plus'}
        </Button>
      )}
    </div>
  );
}

function Loading() {
  return (
    <Stack gap={1} role="status" aria-label="Chargement des notifications">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} height={62} radius="lg" />
      ))}
    </Stack>
  );
}
