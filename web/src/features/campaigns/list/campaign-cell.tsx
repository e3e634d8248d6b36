import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { Figure } from '../../../components/figure.tsx';
import { PaceBar } from '../../../components/pace-bar.tsx';
import { Sparkline } from '../../../components/sparkline.tsx';
import { formatCount, formatDay, formatNumber } from '../../../lib/format.ts';
import type { ColumnId } from './columns.ts';
import classes from './list.module.css';
import { TargetMark } from './target-mark.tsx';

/** How many alerts are open, in the colour of the worst, with the way to them. */
function OpenAlerts({ campaign: { id, openAlerts, criticalAlerts } }: { campaign: CampaignWithFigures }) {
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

/** What a campaign shows in a column. */
export function CampaignCell({ id, campaign }: { id: ColumnId; campaign: CampaignWithFigures }) {
  const { figures, currency, daily, pacing, targetStates } = campaign;
  if (id === 'pace') return <PaceBar pacing={pacing} currency={currency} quiet />;
  if (id === 'daily')
    return <Sparkline values={daily.spend} label={`Dépense par jour depuis le ${formatDay(daily.from)}`} />;
  if (id === 'alerts') return <OpenAlerts campaign={campaign} />;
  const target = targetStates.find(({ metric }) => metric === id);
  return (
    <>
      <Figure name={id} figures={figures} currency={currency} />
      {target && <TargetMark target={target} currency={currency} />}
    </>
  );
}
