import { Button, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { type AlertOfCampaign, alertSeverities } from '../../../../../shared/campaigns/alert.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatCount } from '../../../lib/format.ts';
import { CampaignNamed, Money } from './alert-line.tsx';
import classes from './alerts.module.css';

type Group = readonly [AlertOfCampaign, ...AlertOfCampaign[]];

/** The alerts of one campaign are one thing to look at, at the place of the first: what is critical names it. */
export function groupsOf(alerts: readonly AlertOfCampaign[]): Group[] {
  const groups = new Map<string, Group>();
  for (const alert of alerts) {
    const [first, ...others] = groups.get(alert.campaign.id) ?? [];
    const leads = first && isCritical(alert) && !isCritical(first);
    groups.set(alert.campaign.id, !first ? [alert] : leads ? [alert, first, ...others] : [first, ...others, alert]);
  }
  return [...groups.values()];
}

const isCritical = ({ severity, state }: AlertOfCampaign): boolean => severity === 'critical' && state === 'open';

/** What several are is said once: `Publicité usée : V1, V2`. */
function othersText(alerts: readonly AlertOfCampaign[]): string {
  const named = new Map<string, string[]>();
  for (const { title } of alerts) {
    const [what = title, ...rest] = title.split(/\s:\s/u);
    named.set(what, [...(named.get(what) ?? []), ...rest]);
  }
  return [...named]
    .map(([what, names]) => (names.length > 0 ? `${what}\u00a0: ${names.join(', ')}` : what))
    .join(' · ');
}

type Props = {
  alerts: Group;
  busy: boolean;
  /** What is done to all of them; not there for who may only read. */
  onActAll: ((alerts: readonly AlertOfCampaign[], act: 'acknowledged' | 'dismissed') => void) | undefined;
  /** Each of them, where they are opened. */
  line: (alert: AlertOfCampaign) => ReactNode;
};

/** Several alerts of a campaign: its money once and what there is, then each with its acts. */
export function AlertGroup({ alerts, busy, onActAll, line }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [{ campaign, currency }] = alerts;
  const critical = alerts.some(isCritical);
  // They may be of several ads: what the campaign risks is at least the most of them.
  const spends = alerts.flatMap(({ spend }) => spend ?? []);
  const waiting = alerts.filter(({ state }) => state === 'open');
  return (
    <li
      className={classes.line}
      data-severity={critical ? 'critical' : 'warning'}
      data-state="open"
      aria-labelledby={id}
    >
      <Money spend={spends.length > 0 ? Math.max(...spends) : null} currency={currency} />
      <div className={classes.what}>
        <div className={classes.head}>
          <Title order={2} fz="1rem" id={id}>
            {alerts[0].title}
            <Text span inherit c="dimmed" fw={400}>
              {' '}
              et {formatCount(alerts.length - 1, 'autre alerte', 'autres alertes')}
            </Text>
          </Title>
          {critical && <ToneBadge tone="accent">{alertSeverities.critical}</ToneBadge>}
        </div>
        <Text size="sm" lineClamp={4}>
          {othersText(alerts.slice(1))}
        </Text>
        <Text size="sm" c="dimmed" mt={4}>
          <CampaignNamed campaign={campaign} />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            ml={6}
            fw={500}
            aria-expanded={open}
            aria-label={`${open ? 'Replier' : 'Voir'} les ${alerts.length} alertes\u00a0: ${campaign.name}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Replier' : `Voir les ${alerts.length} alertes`}
          </Button>
        </Text>
      </div>
      {onActAll && waiting.length > 0 && (
        <div className={classes.acts}>
          <Button
            variant="default"
            size="xs"
            disabled={busy}
            aria-label={`Tout prendre en charge\u00a0: ${campaign.name}`}
            onClick={() => onActAll(waiting, 'acknowledged')}
          >
            Tout prendre en charge
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            disabled={busy}
            aria-label={`Tout ignorer 14\u00a0jours\u00a0: ${campaign.name}`}
            onClick={() => onActAll(waiting, 'dismissed')}
          >
            Tout ignorer 14 jours
          </Button>
        </div>
      )}
      {open && <ul className={classes.inner}>{alerts.map(line)}</ul>}
    </li>
  );
}
