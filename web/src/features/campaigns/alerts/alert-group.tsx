import { Button, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { AlertOfCampaign } from '../../../../../shared/campaigns/alert.ts';
import { formatCount } from '../../../lib/format.ts';
import { CampaignNamed, Money } from './alert-line.tsx';
import classes from './alerts.module.css';

/** Alerts of one campaign about the same money are one thing to look at, at the place of the first. */
export function groupsOf(alerts: readonly AlertOfCampaign[]): [AlertOfCampaign, ...AlertOfCampaign[]][] {
  const groups = new Map<string, [AlertOfCampaign, ...AlertOfCampaign[]]>();
  for (const alert of alerts) {
    const key = `${alert.campaign.id} ${alert.spend}`;
    const group = groups.get(key);
    // What is critical names the group.
    if (group)
      alert.severity === 'critical' && group[0].severity !== 'critical' ? group.unshift(alert) : group.push(alert);
    else groups.set(key, [alert]);
  }
  return [...groups.values()];
}

type Props = {
  alerts: readonly [AlertOfCampaign, ...AlertOfCampaign[]];
  /** Each of them, where they are opened. */
  line: (alert: AlertOfCampaign) => ReactNode;
};

/** Several alerts of a campaign: its money once and what there is, then each with its acts. */
export function AlertGroup({ alerts, line }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [{ campaign, spend, currency }] = alerts;
  const critical = alerts.some(({ severity, state }) => severity === 'critical' && state === 'open');
  return (
    <li
      className={classes.line}
      data-severity={critical ? 'critical' : 'warning'}
      data-state="open"
      aria-labelledby={id}
    >
      <Money spend={spend} currency={currency} />
      <div className={classes.what}>
        <Title order={2} fz="1rem" id={id}>
          {alerts[0].title}
          <Text span inherit c="dimmed" fw={400}>
            {' '}
            et {formatCount(alerts.length - 1, 'autre alerte', 'autres alertes')}
          </Text>
        </Title>
        <Text size="sm" lineClamp={2}>
          {alerts
            .slice(1)
            .map(({ title }) => title)
            .join(' · ')}
        </Text>
        <Text size="sm" c="dimmed" mt={4}>
          <CampaignNamed campaign={campaign} />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            fw={500}
            aria-expanded={open}
            aria-label={`${open ? 'Replier' : 'Voir'} les ${alerts.length} alertes : ${campaign.name}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Replier' : `Voir les ${alerts.length} alertes`}
          </Button>
        </Text>
      </div>
      {open && <ul className={classes.inner}>{alerts.map(line)}</ul>}
    </li>
  );
}
