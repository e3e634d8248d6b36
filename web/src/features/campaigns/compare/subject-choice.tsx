import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect, Pill } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { campaignLimits } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { textLimits } from '../../../../../shared/kernel/text-limits.ts';
import { AdPicture } from '../../../components/ad-picture.tsx';
import { isGone } from '../../../lib/notices.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { readCampaign } from '../campaign/use-campaign.ts';
import { whereOf } from '../list/campaign-words.ts';
import classes from './compare.module.css';
import { chosenOf, compareNames, tokenOf, tokensIn } from './compare-url.ts';
import { useComparable } from './use-comparable.ts';
import type { Comparison } from './use-comparison.ts';

const patienceMs = 250;
const waysToAds = 'Pour comparer des publicités, partez de leur campagne ou d’Analytics › Créations.';

/** Which campaigns are compared, found by name; six at most. Ads come from the page of their campaign, or from all ads of Analytics. */
export function SubjectChoice({ comparison }: { comparison: Comparison | null }) {
  const { params, change } = useUrlState();
  const tokens = tokensIn(params);
  const [words, setWords] = useState('');
  const [q] = useDebouncedValue(words.trim(), patienceMs);
  const { data: found = [] } = useComparable(q);
  const nameOf = useNames(tokens, comparison, found);
  const subjectOf = (token = '') =>
    comparison?.subjects.find(({ campaignId, adId }) => adId !== null && tokenOf({ campaignId, adId }) === token);
  const options = found.filter(({ id }) => !tokens.includes(id));
  const full = tokens.length >= campaignLimits.compared;
  return (
    <MultiSelect
      className={classes.subjects}
      label="Campagnes à comparer"
      description={full ? `${campaignLimits.compared} au plus` : waysToAds}
      size="sm"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={tokens.length === 0 ? 'Nom, client, étiquette…' : ''}
      value={tokens}
      onChange={(next) => change({ [compareNames.ids]: next })}
      data={[
        ...tokens.map((value) => ({ value, label: nameOf(value) })),
        ...options.map((one) => ({ value: one.id, label: one.name, where: whereOf(one) })),
      ]}
      filter={({ options: all }) => all}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      maxLength={textLimits.query}
      maxValues={campaignLimits.compared}
      hidePickedOptions
      clearable
      clearButtonProps={{ 'aria-label': 'Ne plus rien comparer' }}
      nothingFoundMessage="Aucune campagne"
      renderOption={({ option }) => <Found {...option} />}
      renderPill={({ option, value, onRemove, disabled, reorderProps }) => (
        <Pill withRemoveButton onRemove={onRemove} disabled={disabled} {...reorderProps}>
          <Picked subject={subjectOf(value)}>{option?.label ?? ''}</Picked>
        </Pill>
      )}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}

/** The name of one that is chosen, with what it shows when it is an ad. */
function Picked({ subject, children }: { subject: Comparison['subjects'][number] | undefined; children: string }) {
  if (!subject) return children;
  return (
    <span className={classes.picked}>
      <AdPicture imageUrl={subject.imageUrl} libraryAdId={subject.libraryAdId} />
      <span>{children}</span>
    </span>
  );
}

function Found({ label, where }: { label: string; where?: string }) {
  return (
    <span>
      {label}
      {where && (
        <>
          {' '}
          <small style={{ color: 'var(--mantine-color-dimmed)' }}>{where}</small>
        </>
      )}
    </span>
  );
}

/** The names of what is chosen, from whatever has told them. */
function useNames(tokens: readonly string[], comparison: Comparison | null, found: readonly Campaign[]) {
  const known = useRef(new Map<string, string>());
  for (const { id, name } of found) known.current.set(id, name);
  for (const { campaignId, adId, name } of comparison?.subjects ?? [])
    if (adId !== null && tokens.length > 1) known.current.set(tokenOf({ campaignId, adId }), name);
  const unknown = tokens.filter((token) => !known.current.has(token));
  const { data } = useSWR(unknown.length > 0 ? ['names-to-compare', ...unknown] : null, () =>
    Promise.all(
      unknown.map(async (token) => {
        const { campaignId, adId } = chosenOf(token);
        const name = await readCampaign(campaignId).then(
          (one) => one.name,
          (error) => {
            if (isGone(error)) return 'Campagne introuvable';
            throw error;
          },
        );
        return [token, adId === undefined ? name : `${name} · publicité`] as const;
      }),
    ),
  );
  for (const [token, name] of data ?? []) if (!known.current.has(token)) known.current.set(token, name);
  return (token: string) => known.current.get(token) ?? '…';
}
