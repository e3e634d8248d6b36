import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Button, NativeSelect, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { type AlertOfCampaign, alertKinds } from '../../../../../shared/campaigns/alert.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { AlertGroup, groupsOf } from './alert-group.tsx';
import { AlertLine } from './alert-line.tsx';
import classes from './alerts.module.css';
import { type AskedAlerts, alertNames, askedAlerts, shownLabels } from './alerts-url.ts';
import { RulesDialog } from './rules-dialog.tsx';
import { useAlerts } from './use-alerts.ts';

/** What runs away, tires or has stopped: one line a thing that lasts, what concerns the most money first. */
export function AlertsTab() {
  const { params, change } = useUrlState();
  const asked = askedAlerts(params);
  const [editing, setEditing] = useState(false);
  return (
    <div className={classes.root}>
      <div className={classes.toolbar}>
        <SegmentedControl
          aria-label="Alertes montrées"
          size="sm"
          value={asked.shown}
          data={keysOf(shownLabels).map((value) => ({ value, label: shownLabels[value] }))}
          onChange={(value) => change({ [alertNames.shown]: value === 'en-cours' ? null : value })}
        />
        <NativeSelect
          aria-label="Type d’alerte"
          size="sm"
          value={asked.kind ?? ''}
          data={[
            { value: '', label: 'Tous les types' },
            ...keysOf(alertKinds).map((value) => ({ value, label: alertKinds[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ [alertNames.kind]: value || null })}
        />
        <Button
          variant="default"
          size="sm"
          ml="auto"
          leftSection={<IconAdjustments size={16} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          Règles
        </Button>
      </div>
      {asked.campaignId && (
        <Button
          variant="light"
          size="compact-sm"
          style={{ justifySelf: 'start' }}
          onClick={() => change({ [alertNames.campaign]: null })}
        >
          Une seule campagne&nbsp;: voir toutes les alertes
        </Button>
      )}
      <Alerts key={`${asked.shown} ${asked.kind} ${asked.campaignId}`} asked={asked} />
      {editing && <RulesDialog onClose={() => setEditing(false)} />}
    </div>
  );
}

function Alerts({ asked }: { asked: AskedAlerts }) {
  const { alerts, total, error, more, readingMore, reload, busy, act, actAll } = useAlerts(asked);
  const mayAct = useMay()('campaigns:write');
  if (error && !alerts) return <LoadFailure what="Les alertes" error={error} onRetry={reload} />;
  if (!alerts) return <AlertsSkeleton />;
  if (alerts.length === 0) return <Nothing {...asked} />;
  const lineOf = (alert: AlertOfCampaign, within: boolean) => (
    <AlertLine
      key={alert.id}
      alert={alert}
      mayAct={mayAct}
      busy={busy === alert.id || busy === 'all'}
      onAct={(state) => act(alert, state)}
      within={within}
    />
  );
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {formatCount(total, 'alerte')}, les plus coûteuses d’abord
      </Text>
      <ul className={classes.list} aria-label="Alertes">
        {groupsOf(alerts).map((group) =>
          group.length === 1 ? (
            lineOf(group[0], false)
          ) : (
            <AlertGroup
              key={group[0].campaign.id}
              alerts={group}
              busy={busy !== null}
              onActAll={mayAct ? actAll : undefined}
              line={(alert) => lineOf(alert, true)}
            />
          ),
        )}
      </ul>
      {more && (
        <Button variant="default" loading={readingMore} onClick={more} mx="auto">
          Voir la suite
        </Button>
      )}
    </>
  );
}

function Nothing({ shown, kind }: AskedAlerts) {
  const { change } = useUrlState();
  const texts = {
    'en-cours': [
      'Rien à signaler',
      'Chaque matin à 8 h, et après chaque import, vos campagnes actives sont comparées à ce qu’elles font d’habitude.',
    ],
    ignorees: ['Aucune alerte ignorée', 'Une alerte ignorée se tait 14 jours, puis revient si elle dure encore.'],
    resolues: ['Aucune alerte résolue', 'Une alerte est résolue quand deux contrôles de suite ne la voient plus.'],
  } as const;
  const [title, text] = texts[shown];
  return (
    <div className={classes.empty}>
      <Title order={2} fz="xl">
        {kind ? `${title} de ce type` : title}
      </Title>
      <Text c="dimmed" mt="xs" maw="34rem">
        {text}
      </Text>
      {kind && (
        <Button variant="default" mt="md" onClick={() => change({ [alertNames.kind]: null })}>
          Voir tous les types
        </Button>
      )}
    </div>
  );
}

const AlertsSkeleton = () => (
  <Stack gap="sm" role="status" aria-label="Chargement des alertes">
    <Skeleton height={112} radius="lg" />
    <Skeleton height={112} radius="lg" />
    <Skeleton height={112} radius="lg" />
  </Stack>
);
