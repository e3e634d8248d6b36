import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import useSWR from 'swr';
import type { Ad } from '../../../../../../shared/ads/ad.ts';
import { getAd, searchAds } from '../../../../../../shared/ads/library.contract.ts';
import { listBoards } from '../../../../../../shared/boards/board.contract.ts';
import { campaignLimits } from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { readAll } from '../../../../lib/read-all.ts';
import { request } from '../../../../lib/request.ts';

type Props = { value: string[]; error?: string | undefined; onChange: (ids: string[]) => void };

const common = {
  size: 'md',
  searchable: true,
  clearable: true,
  hidePickedOptions: true,
  maxValues: campaignLimits.linked,
  comboboxProps: { withinPortal: false },
  nothingFoundMessage: 'Rien de ce nom',
} as const;

/** The boards on which the campaign is worked on; not there for who may not see any. */
export function BoardsField({ value, error, onChange }: Props) {
  const { data } = useSWR([listBoards.operation, 'names'], () =>
    readAll((cursor) => request(listBoards, { query: { limit: '100', cursor } })),
  );
  if (!data?.length) return null;
  return (
    <MultiSelect
      label="Boards"
      {...common}
      data={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

const shown = '20';
const labelOf = ({ headline, body, advertiser }: Ad) => `${(headline ?? body).slice(0, 60)} · ${advertiser.name}`;

/** The ads of the library that inspired the campaign, found by their words; not there for who may not read it. */
export function AdsField({ value, error, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 250);
  const search = useSWR(
    [searchAds.operation, 'names', words],
    () => request(searchAds, { query: { q: words || undefined, limit: shown } }),
    { keepPreviousData: true },
  );
  const chosen = useSWR(value.length > 0 && [getAd.operation, 'names', ...value], () => readNames(value), {
    keepPreviousData: true,
  }).data;
  if (search.error && !search.data) return null;
  const labels = new Map(search.data?.items.map((ad) => [ad.id, labelOf(ad)]));
  for (const id of value) labels.set(id, chosen?.get(id) ?? labels.get(id) ?? '…');
  return (
    <MultiSelect
      label="Annonces de la bibliothèque"
      placeholder={value.length === 0 ? 'Mots de l’annonce, annonceur' : undefined}
      {...common}
      // The search has chosen them already, by more than their labels.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...labels].map(([id, label]) => ({ value: id, label }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

async function readNames(ids: readonly string[]): Promise<Map<string, string>> {
  const names = ids.map(async (id): Promise<[string, string]> => {
    try {
      return [id, labelOf((await request(getAd, { params: { id } })).ad)];
    } catch {
      return [id, 'Annonce retirée de la bibliothèque'];
    }
  });
  return new Map(await Promise.all(names));
}
