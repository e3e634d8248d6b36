import { Text, Title } from '@mantine/core';
import type { QueueHealth, ScheduleHealth } from '../../../../../shared/admin/job.contract.ts';
import framed from '../../../components/framed-list.module.css';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import classes from './works.module.css';
import { ageText, scheduleState, waitingText } from './works-words.ts';

/** What each queue has still to do, and what it gave up; those that gave something up come first. */
export function QueuesHealth({ queues }: { queues: readonly QueueHealth[] }) {
  const sorted = [...queues].sort((a, b) => b.dead - a.dead || (b.waiting ?? 0) - (a.waiting ?? 0));
  return (
    <section aria-labelledby="files">
      <Title order={2} id="files" fz="1.125rem" mb="xs">
        Files d’attente
      </Title>
      <ul className={framed.list} aria-labelledby="files">
        {sorted.map(({ name, label, waiting, dead, oldestSeconds }) => (
          <li key={name} className={classes.line}>
            <span className={classes.name}>{label}</span>
            <Text size="sm" c="dimmed">
              {waitingText({ waiting })}
            </Text>
            {dead > 0 ? (
              <ToneBadge tone="warning">
                {formatNumber(dead)} {dead < 2 ? 'abandonné' : 'abandonnés'}
              </ToneBadge>
            ) : (
              <Text size="sm" c="dimmed">
                0 abandonné
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {oldestSeconds !== null && `le plus ancien depuis ${ageText(oldestSeconds)}`}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How each schedule last went; those that are not well come first. */
export function SchedulesHealth({ schedules }: { schedules: readonly ScheduleHealth[] }) {
  const sorted = [...schedules].sort((a, b) => Number(a.ok) - Number(b.ok));
  return (
    <section aria-labelledby="taches">
      <Title order={2} id="taches" fz="1.125rem" mb="xs">
        Tâches planifiées
      </Title>
      <ul className={framed.list} aria-labelledby="taches">
        {sorted.map((schedule) => {
          const state = scheduleState(schedule);
          return (
            <li key={schedule.name} className={classes.line} data-schedule>
              <span className={classes.name}>{schedule.label}</span>
              <ToneBadge tone={state.tone}>{state.label}</ToneBadge>
              <Text size="sm" c="dimmed">
                {schedule.lastRunAt && `Passée le ${formatMoment(schedule.lastRunAt)}`}
              </Text>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
