import { NativeSelect, NumberInput } from '@mantine/core';
import useSWR from 'swr';
import { usualThreshold } from '../../../../../../shared/analytics/creatives.rules.ts';
import { reportLimits } from '../../../../../../shared/analytics/reports.rules.ts';
import { metricLabels } from '../../../../../../shared/campaigns/metric-words.ts';
import { getNaming } from '../../../../../../shared/campaigns/naming.contract.ts';
import { comparedMetrics } from '../../../../../../shared/rules/estimates.ts';
import { request } from '../../../../lib/request.ts';
import type { DraftBlock } from './draft.ts';
import classes from './editor.module.css';

type Creatives = DraftBlock & { type: 'creatives' };
type Props = { block: Creatives; onChange: (block: Creatives) => void };

/** By what ads are judged, how many are shown, and by which part of their names they are grouped. */
export function CreativesFields({ block, onChange }: Props) {
  const { metric, minSpend = usualThreshold, limit = 6, by } = block;
  const fields = useAdFields();
  const isGone = Boolean(by) && fields !== undefined && !fields.includes(by ?? '');
  const offered = [...new Set([...(fields ?? []), ...(by ? [by] : [])])];
  return (
    <>
      <NativeSelect
        label="Juger sur"
        value={metric ?? ''}
        data={[
          { value: '', label: 'Ce que visent la plupart des campagnes' },
          ...comparedMetrics.map((value) => ({ value, label: metricLabels[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...block, metric: comparedMetrics.find((one) => one === value) ?? null })
        }
      />
      <div className={classes.two}>
        <NumberInput
          label="Dépense minimale"
          min={0}
          max={1_000_000_000}
          clampBehavior="strict"
          decimalScale={2}
          decimalSeparator=","
          value={minSpend}
          onChange={(value) => typeof value === 'number' && onChange({ ...block, minSpend: value })}
        />
        <NumberInput
          label="Publicités"
          min={1}
          max={reportLimits.ads}
          clampBehavior="strict"
          allowDecimal={false}
          value={limit}
          onChange={(value) => typeof value === 'number' && onChange({ ...block, limit: value })}
        />
      </div>
      <NativeSelect
        label="Grouper par"
        description={fields?.length === 0 && 'Les noms des publicités n’ont pas de règle de nommage.'}
        error={isGone && 'Ce champ n’existe plus dans votre règle de nommage'}
        value={by ?? ''}
        data={[{ value: '', label: 'Sans groupe' }, ...offered.map((value) => ({ value, label: value }))]}
        onChange={({ currentTarget: { value } }) => onChange({ ...block, by: value || null })}
      />
    </>
  );
}

/** What the names of ads say by their rule; undefined while it is read. */
function useAdFields(): readonly string[] | undefined {
  const { data } = useSWR(getNaming.operation, () => request(getNaming));
  return data && (data.rules.find(({ level }) => level === 'ad')?.fields ?? []);
}
