import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import classes from './list.module.css';

/** How many alerts are open, in the colour of the worst, with the way to them. */
export function OpenAlerts({ campaign: { id, openAlerts, criticalAlerts } }: { campaign: CampaignWithFigures }) {
  if (openAlerts === 0) return null;
  return (
    <Link
      className={classes.alerts}
      data-critical={criticalAlerts > 0 || undefined}
      to={{ search: `?${new URLSearchParams({ onglet: 'alertes', campaignId: id })}` }}
    >
      <IconAlertTriangle size={13} stroke={2} aria-hidden />
      {formatNumber(openAlerts)}
      <VisuallyHidden>
        {openAlerts > 1 ? ' alertes ouvertes' : ' alerte ouverte'}
        {criticalAlerts > 0 && `, dont ${formatCount(criticalAlerts, 'critique')}`}
      </VisuallyHidden>
    </Link>
  );
}
