import { Text } from '@mantine/core';
import type { AdminDashboard } from '../../../../../shared/admin/dashboard.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import framed from '../../../components/framed-list.module.css';
import { formatCount, formatMoment, formatNumber } from '../../../lib/format.ts';
import { ageText, waitingText } from '../works/works-words.ts';
import classes from './dashboard.module.css';
import { LinkedFigures } from './linked-figures.tsx';
import { Part } from './part.tsx';

type Health = NonNullable<AdminDashboard['health']>;

/** What runs behind the product: who may settle it sees the works, who reads the log its chains. */
export const HealthPart = ({ health }: { health: Health }) => (
  <Part title="Santé">
    <LinkedFigures figures={figuresOf(health)} />
    {health.queues && <Queues queues={health.queues} />}
    {health.schedules && <Schedules schedules={health.schedules} />}
  </Part>
);

function figuresOf({ deliveries24h, failedDeliveries24h, chain }: Health) {
  return [
    ...(deliveries24h === null
      ? []
      : [
          {
            name: 'Tentatives vers les webhooks sur 24\u00a0h',
            value: formatNumber(deliveries24h),
            more: formatCount(failedDeliveries24h ?? 0, 'échouée'),
          },
        ]),
    ...(chain
      ? [
          {
            name: 'Journaux',
            value: chain.ok ? 'Intacts' : 'Altérés',
            more: `${formatCount(chain.pending, 'ligne')} de la plateforme à sceller`,
            to: paths.adminActivity,
          },
        ]
      : []),
  ];
}

function Queues({ queues }: { queues: NonNullable<Health['queues']> }) {
  const busy = queues.filter(({ waiting, dead }) => (waiting ?? 1) + dead > 0).sort((a, b) => b.dead - a.dead);
  return (
    <div>
      <Text fw={600} mb={4}>
        Files d’attente
      </Text>
      {busy.length === 0 ? (
        <Text>Rien n’attend et rien n’est abandonné dans les {formatNumber(queues.length)} files.</Text>
      ) : (
        <ul className={framed.list} aria-label="Files d’attente">
          {busy.map(({ name, label, waiting, dead, oldestSeconds }) => (
            <li key={name} className={classes.line}>
              <span>{label}</span>
              <span>
                {waitingText({ waiting })},{' '}
                <span className={dead > 0 ? classes.wrong : undefined}>{formatCount(dead, 'abandonné')}</span>
                {oldestSeconds !== null && `, le plus ancien depuis ${ageText(oldestSeconds)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Schedules({ schedules }: { schedules: NonNullable<Health['schedules']> }) {
  const wrong = schedules.filter(({ ok, lastRunAt }) => !ok && lastRunAt !== null);
  const unseen = schedules.filter(({ lastRunAt }) => lastRunAt === null);
  return (
    <div>
      <Text fw={600} mb={4}>
        Tâches planifiées
      </Text>
      {wrong.length === 0 ? (
        <Text>Aucune n’est en échec ni en retard.</Text>
      ) : (
        <ul className={framed.list} aria-label="Tâches planifiées en échec ou en retard">
          {wrong.map(({ name, label, lastRunAt }) => (
            <li key={name} className={classes.line}>
              <span>{label}</span>
              <span className={classes.wrong}>En échec ou en retard, passée le {formatMoment(lastRunAt ?? '')}</span>
            </li>
          ))}
        </ul>
      )}
      {unseen.length > 0 && (
        <Text c="dimmed" size="sm" mt={4}>
          Pas encore passées&nbsp;: {formatNumber(unseen.length)} sur {formatNumber(schedules.length)}.
        </Text>
      )}
    </div>
  );
}
