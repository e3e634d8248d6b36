import '@mantine/core/styles/Combobox.css';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import useSWR from 'swr';
import { listCampaigns } from '../../../shared/campaigns/list.contract.ts';
import { textLimits } from '../../../shared/kernel/text-limits.ts';
import { request } from '../lib/request.ts';
import { useCampaignName } from '../lib/use-campaign-name.ts';
import { useMay } from '../lib/use-may.ts';

type Props = {
  value: string | null;
  onChange: (campaignId: string | null) => void;
  label?: string;
  description?: string;
  /** What the server refuses of it. */
  error?: string | undefined;
};

const patienceMs = 250;
const shownCampaigns = '20';

/** Which campaign a thing is of, found by its name. Not there in a workspace without campaigns, nor for who may not read them. */
export function CampaignField({ value, onChange, label = 'Campagne', description, error }: Props) {
  const may = useMay();
  const name = useCampaignName(value);
  const [words, setWords] = useState('');
  const [q] = useDebouncedValue(words.trim(), patienceMs);
  // What is shown as chosen is not looked for.
  const sought = q === name ? '' : q;
  const { data: found } = useSWR(
    may('campaigns:read') ? [listCampaigns.operation, 'to-choose', sought] : null,
    async () =>
      (await request(listCampaigns, { query: { ...(sought && { q: sought }), limit: shownCampaigns } })).items,
    { keepPreviousData: true },
  );
  if (!found || (found.length === 0 && !sought && !value)) return null;
  const options = found.map((one) => ({ value: one.id, label: one.name }));
  const isThere = options.some((option) => option.value === value);
  return (
    <Select
      label={label}
      description={description}
      error={error}
      size="md"
      placeholder="Sans campagne"
      value={value}
      onChange={onChange}
      data={value && !isThere ? [{ value, label: name ?? '…' }, ...options] : options}
      filter={({ options: all }) => all}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      maxLength={textLimits.query}
      clearable
      clearButtonProps={{ 'aria-label': 'Sans campagne' }}
      nothingFoundMessage="Aucune campagne"
      comboboxProps={{ withinPortal: false }}
    />
  );
}
