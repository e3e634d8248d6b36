import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { Figure } from '../../../components/figure.tsx';
import { Sparkline } from '../../../components/sparkline.tsx';
import { formatDay } from '../../../lib/format.ts';
import type { ColumnId } from './columns.ts';
import { PaceBar } from './pace-bar.tsx';
import { TargetMark } from './target-mark.tsx';

/** What a campaign shows in a column. */
export function CampaignCell({ id, campaign }: { id: ColumnId; campaign: CampaignWithFigures }) {
  const { figures, currency, daily, pacing, targetStates } = campaign;
  if (id === 'pace') return <PaceBar pacing={pacing} currency={currency} />;
  if (id === 'daily')
    return <Sparkline values={daily.spend} label={`Dépense par jour depuis le ${formatDay(daily.from)}`} />;
  const target = targetStates.find(({ metric }) => metric === id);
  return (
    <>
      <Figure name={id} figures={figures} currency={currency} />
      {target && <TargetMark target={target} currency={currency} />}
    </>
  );
}
