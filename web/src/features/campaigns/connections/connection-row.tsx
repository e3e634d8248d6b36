import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type Connection, syncConnection } from '../../../../../shared/campaigns/connections.contract.ts';
import { connectionLimits } from '../../../../../shared/campaigns/connections.rules.ts';
import { addDays } from '../../../../../shared/kernel/paris-day.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { RunProgress } from '../../../imports/run-progress.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { currencyName, formatMoment } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { shortDay } from '../../../lib/short-day.ts';
import { ConnectionMenu } from './connection-menu.tsx';
import classes from './connections.module.css';
import { monthsOf } from './months-read.ts';
import { useConnectionWrites } from './use-connections.ts';

/** A connected account on a quiet line: when it was read, when it will be, and which days still move. */
export function ConnectionRow({ connection }: { connection: Connection }) {
  const { accountName, accountId, currency, timezone, client, sync, problem } = connection;
  return (
    <li className={classes.row}>
      <div>
        <h2 className={classes.name}>
          {accountName}
          <State connection={connection} />
        </h2>
        <p className={classes.account}>
          {[client, `Compte ${accountId}`, currencyName(currency), timezone].filter(Boolean).join(' · ')}
        </p>
      </div>
      <dl className={classes.figures}>
        <Fact title="Dernière lecture">
          {connection.lastSyncAt ? formatMoment(connection.lastSyncAt) : 'pas encore'}
        </Fact>
        <Fact title="Prochaine">{connection.nextSyncAt ? formatMoment(connection.nextSyncAt) : 'suspendue'}</Fact>
        <Fact title="Bougent encore">{movingDays(connection)}</Fact>
      </dl>
      <ConnectionMenu connection={connection} />
      {sync && <Reading sync={sync} />}
      {problem && !sync && (
        <div className={classes.below}>
          <Problem connection={connection} problem={problem} />
        </div>
      )}
    </li>
  );
}

const Fact = ({ title, children }: { title: string; children: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

function State({ connection: { status, active, sync } }: { connection: Connection }) {
  if (sync) return <ToneBadge tone="information">Lecture en cours</ToneBadge>;
  if (status === 'failing') return <ToneBadge tone="accent">En échec</ToneBadge>;
  if (status === 'disconnected') return <ToneBadge tone="warning">Sans jeton</ToneBadge>;
  return active ? null : <ToneBadge tone="plain">Suspendue</ToneBadge>;
}

/** Meta still adds conversions to the last days that were read. */
function movingDays({ lastDay }: Connection): string {
  if (!lastDay) return '28 derniers jours';
  return `depuis le ${shortDay(addDays(lastDay, 1 - connectionLimits.changingDays))}`;
}

function Reading({ sync }: { sync: NonNullable<Connection['sync']> }) {
  const months = monthsOf(sync);
  return (
    <div className={classes.below}>
      <RunProgress run={sync} />
      <ul className={classes.months} aria-label="Mois lus">
        {months.map(({ label, read }) => (
          <li key={label} data-read={read || undefined}>
            {read ? '✓ ' : ''}
            {label}
          </li>
        ))}
      </ul>
      {sync.message && (
        <Text size="sm" c="dimmed" mt="xs">
          {sync.message}
        </Text>
      )}
    </div>
  );
}

/** What Meta said, the one thing to do, and that nothing is lost. */
function Problem({ connection: { id, problemCode, lastDay }, problem }: { connection: Connection; problem: string }) {
  const { readAgain } = useConnectionWrites();
  const isToken = problemCode === 'token' || problemCode === 'missing';

  async function retry() {
    try {
      await request(syncConnection, { params: { id }, body: {} });
      await readAgain();
    } catch (error) {
      say(messageOf(error, 'La lecture n’a pas pu être lancée'));
    }
  }

  return (
    <>
      <Text size="sm" c="var(--mantine-color-accent-text)">
        {problem}
      </Text>
      <Text size="sm" c="dimmed" mt={4} mb="xs">
        {lastDay ? `Les chiffres lus jusqu’au ${shortDay(lastDay)} sont gardés.` : 'Les chiffres déjà lus sont gardés.'}
      </Text>
      {isToken && (
        <Anchor component={Link} to={paths.metaToken} size="sm" underline="always" mr="md">
          Remplacer le jeton
        </Anchor>
      )}
      {problemCode !== 'missing' && (
        <Button size="compact-sm" variant="default" onClick={retry}>
          Relancer la lecture
        </Button>
      )}
    </>
  );
}
