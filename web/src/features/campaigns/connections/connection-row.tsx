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
import { currencyName } from '../../../lib/currency-name.ts';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { shortDay } from '../../../lib/short-day.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useWhomToAsk } from '../../../lib/use-whom-to-ask.ts';
import { ConnectionMenu } from './connection-menu.tsx';
import classes from './connections.module.css';
import { monthsOf } from './months-read.ts';
import { useConnectionWrites } from './use-connections.ts';

/** A connected account on a quiet line: when it was read, when it will be, and which days still move. */
export function ConnectionRow({ connection }: { connection: Connection }) {
  const { id, accountName, accountId, currency, timezone, client, sync, problem } = connection;
  return (
    <li className={classes.row}>
      <div>
        <h2 className={classes.name}>
          {accountName}
          <State connection={connection} />
        </h2>
        <p className={classes.account}>
          {[client, `Compte ${accountId}`, currencyName(currency), timezone].filter(Boolean).join(' · ')}
          {' · '}
          <Anchor component={Link} to={{ search: `?connectionId=${id}` }} inherit underline="always">
            Voir ses campagnes
          </Anchor>
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
      {connection.leftOut.count > 0 && (
        <div className={classes.below}>
          <LeftOut connection={connection} />
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
  const startReading = useStartReading(id);
  const may = useMay();
  const whom = useWhomToAsk();
  const isToken = problemCode === 'token' || problemCode === 'missing';

  return (
    <>
      <Text size="sm" c="var(--mantine-color-accent-text)">
        {problem}
      </Text>
      <Text size="sm" c="dimmed" mt={4} mb="xs">
        {lastDay ? `Les chiffres lus jusqu’au ${shortDay(lastDay)} sont gardés.` : 'Les chiffres déjà lus sont gardés.'}
      </Text>
      {isToken && may('settings:write') && (
        <Anchor component={Link} to={paths.metaToken} size="sm" underline="always" mr="md">
          Remplacer le jeton
        </Anchor>
      )}
      {isToken && !may('settings:write') && <Text size="sm">Pour remplacer le jeton, demandez à {whom}.</Text>}
      {problemCode !== 'missing' && may('campaigns:write') && (
        <Button size="compact-sm" variant="default" onClick={() => startReading()}>
          Relancer la lecture
        </Button>
      )}
    </>
  );
}

/** Campaigns that were deleted here, of which the account goes on telling; they can be had back, with all their days. */
function LeftOut({ connection: { id, leftOut, status, sync } }: { connection: Connection }) {
  const startReading = useStartReading(id);
  const mayWrite = useMay()('campaigns:write');
  const { count, names } = leftOut;
  const named = names.map((name) => `«\u00a0${name}\u00a0»`).join(', ');
  return (
    <Text component="div" size="sm" c="dimmed" className={classes.leftOut}>
      <span>
        {count < 2 ? 'Supprimée ici, n’est plus lue' : `${formatNumber(count)} supprimées ici ne sont plus lues`}
        {'\u00a0: '}
        {named}
        {count > names.length && '…'}
      </span>
      {mayWrite && status !== 'disconnected' && !sync && (
        <Button size="compact-sm" variant="default" onClick={() => startReading({ leftOut: true })}>
          {count < 2 ? 'La relire' : 'Les relire'}
        </Button>
      )}
    </Text>
  );
}

function useStartReading(id: string) {
  const { readAgain } = useConnectionWrites();
  return async (body: { leftOut?: true } = {}) => {
    try {
      await request(syncConnection, { params: { id }, body });
      await readAgain();
    } catch (error) {
      say(messageOf(error, 'La lecture n’a pas pu être lancée'));
    }
  };
}
