import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import useSWR from 'swr';
import { reportLimits, reportProblems } from '../../../../../../shared/analytics/reports.rules.ts';
import { getCampaign } from '../../../../../../shared/campaigns/campaign.contract.ts';
import { listCampaigns } from '../../../../../../shared/campaigns/list.contract.ts';
import { metricLabels } from '../../../../../../shared/campaigns/metric-words.ts';
import { textLimits } from '../../../../../../shared/kernel/text-limits.ts';
import { goneCampaign } from '../../../../../../shared/prospects/messages.ts';
import { comparedMetrics } from '../../../../../../shared/rules/estimates.ts';
import { isGone } from '../../../../lib/notices.ts';
import { request } from '../../../../lib/request.ts';
import type { Draft, DraftBlock } from './draft.ts';

type Compare = DraftBlock & { type: 'compare' };
type Props = { block: Compare; filters: Draft['filters']; onChange: (block: Compare) => void };

const patienceMs = 250;
const shownCampaigns = '20';

/** Which campaigns of the report are compared, and by what; the first figure tells the verdict. */
export function CompareFields({ block, filters, onChange }: Props) {
  const { metrics } = block;
  /** Too few to be kept: what was kept before stays until there are enough. */
  const [few, setFew] = useState<string[] | null>(null);
  const campaignIds = few ?? block.campaignIds;
  const main = document.getElementById('contenu');
  const combobox = main ? { portalProps: { target: main } } : {};
  const [words, setWords] = useState('');
  const [q] = useDebouncedValue(words.trim(), patienceMs);
  const query = { ...filters, ...(q && { q }), limit: shownCampaigns };
  const { data: found = [] } = useSWR(
    [listCampaigns.operation, 'of-report', query],
    async () => (await request(listCampaigns, { query })).items,
    { keepPreviousData: true },
  );
  const names = useNames(campaignIds);
  const others = found.filter(({ id }) => !campaignIds.includes(id));
  const choose = (chosen: string[]) => {
    const isFew = chosen.length < reportLimits.fewestCompared;
    setFew(isFew ? chosen : null);
    if (!isFew) onChange({ ...block, campaignIds: chosen });
  };
  return (
    <>
      <MultiSelect
        label={`Campagnes (${reportLimits.fewestCompared} à ${reportLimits.compared})`}
        error={campaignIds.length < reportLimits.fewestCompared && reportProblems.compared}
        searchable
        searchValue={words}
        onSearchChange={setWords}
        maxLength={textLimits.query}
        maxValues={reportLimits.compared}
        hidePickedOptions
        nothingFoundMessage="Aucune campagne de ce rapport"
        comboboxProps={combobox}
        filter={({ options }) => options}
        data={[
          ...campaignIds.map((value) => ({
            value,
            label: found.find(({ id }) => id === value)?.name ?? names?.get(value) ?? '…',
          })),
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={campaignIds}
        onChange={choose}
      />
      <MultiSelect
        label={`Comparées par (${reportLimits.comparedBy} chiffres au plus)`}
        description="Le premier donne le verdict."
        searchable
        hidePickedOptions
        nothingFoundMessage="Aucun chiffre de ce nom"
        maxValues={reportLimits.comparedBy}
        comboboxProps={combobox}
        data={comparedMetrics.map((value) => ({ value, label: metricLabels[value] }))}
        value={metrics}
        onChange={(chosen) => chosen.length > 0 && onChange({ ...block, metrics: chosen as Compare['metrics'] })}
      />
    </>
  );
}

/** What the chosen ones are called, wherever the list has come to. */
const useNames = (ids: readonly string[]) =>
  useSWR(
    ids.length > 0 ? ['names-of-compared', ...ids] : null,
    async () => new Map(await Promise.all(ids.map(named))),
    {
      keepPreviousData: true,
    },
  ).data;

async function named(id: string): Promise<[string, string]> {
  try {
    return [id, (await request(getCampaign, { params: { id } })).campaign.name];
  } catch (error) {
    if (isGone(error)) return [id, goneCampaign];
    throw error;
  }
}
