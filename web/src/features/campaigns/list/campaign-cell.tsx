import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { Figure } from '../../../components/figure.tsx';
import { PaceBar } from '../../../components/pace-bar.tsx';
import { Sparkline } from '../../../components/sparkline.tsx';
import { formatDay } from '../../../lib/format.ts';
import type { ColumnId } from './columns.ts';
import { OpenAlerts } from './open-alerts.tsx';
import { TargetMark } from './target-mark.tsx';

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
      {/* Before it: digits stay under each other. */}
      {target && <TargetMark target={target} currency={currency} />}
      <Figure name={id} figures={figures} currency={currency} dashed />
    </>
  );
}
