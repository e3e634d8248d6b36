import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import { listBriefs } from '../../../../shared/ai/briefs.contract.ts';
import { listBoards } from '../../../../shared/boards/board.contract.ts';
import { listSavedAds } from '../../../../shared/boards/card.contract.ts';
import { getResultSummary } from '../../../../shared/learning/results.contract.ts';
import { personaLimits } from '../../../../shared/personas/personas.rules.ts';
import { suggestPersonas } from '../../../../shared/personas/suggestion.contract.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { formatCount } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { useMay } from '../../lib/use-may.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import type { Suggested } from './create-persona-page.tsx';
import { useProspectCount } from './no-persona.tsx';
import { NoPersonalData } from './no-personal-data.tsx';
import { useBrandNames } from './use-personas.ts';

type Props = { onSuggested: (suggested: Suggested) => void; onPlain: () => void };

/** What drafts may come from, with how much of it there is: a tick each. */
export function SourcesForm({ onSuggested, onPlain }: Props) {
  const may = useMay();
  const prospects = useProspectCount();
  const boards = useSWR(may('boards:read') && may('ads:read') && ['boards for personas'], () =>
    request(listBoards, { query: { limit: '100' } }),
  ).data?.items;
  const briefs = useSWR(may('ai:read') && ['briefs for personas'], () =>
    request(listBriefs, { query: { limit: '100' } }),
  ).data?.items;
  const results = useSWR(may('learning:read') && ['results for personas'], () =>
    request(getResultSummary, { query: {} }),
  ).data?.ads;
  const brands = useBrandNames();
  const [withProspects, setWithProspects] = useState(true);
  const [withResults, setWithResults] = useState(true);
  const [boardId, setBoardId] = useState<string | null>(null);
  const [briefId, setBriefId] = useState<string | null>(null);
  const [brandId, setBrandId] = useState('');
  const { busy, message, form } = useSubmit({
    otherwise: 'Les personas n’ont pas pu être proposés',
    act: async () => onSuggested(await suggested()),
  });
  const usesProspects = withProspects && (prospects ?? 0) > 0;
  const usesResults = withResults && (results ?? 0) > 0;
  const chosen = usesProspects || usesResults || boardId !== null || briefId !== null;

  async function suggested(): Promise<Suggested> {
    const adIds = boardId ? await adsOf(boardId) : [];
    const brief = briefs?.find(({ id }) => id === briefId)?.brief;
    const from = [
      ...(usesProspects ? (['prospects'] as const) : []),
      ...(usesResults ? (['results'] as const) : []),
      ...(adIds.length > 0 ? (['ads'] as const) : []),
      ...(brief ? (['brief'] as const) : []),
    ];
    if (from.length === 0) return { items: [], basis: { prospects: 0, results: 0, ads: 0 }, questions: [] };
    const body = { from, ...(adIds.length > 0 && { adIds }), ...(brief && { brief }) };
    const { items, ...about } = await request(suggestPersonas, { body });
    return { ...about, items: items.map((item) => ({ ...item, brandId: brandId || item.brandId })) };
  }

  return (
    <form {...form}>
      <Stack gap="md">
        <div>
          <Title order={2} fz={{ base: '1.375rem', sm: '1.625rem' }}>
            D’où partir&#8239;?
          </Title>
          <Text c="dimmed" mt={4}>
            Jusqu’à trois fiches proposées, chaque ligne avec sa source. Vous choisissez.
          </Text>
        </div>
        {prospects !== undefined && (
          <Checkbox
            label={prospects === 0 ? 'Vos prospects\u00a0: aucun' : `Vos ${formatCount(prospects, 'prospect')}`}
            description="Regroupés par secteur et fonction, cinq au moins par groupe."
            checked={usesProspects}
            disabled={prospects === 0}
            onChange={({ currentTarget }) => setWithProspects(currentTarget.checked)}
          />
        )}
        <ResultsChoice count={results} checked={usesResults} onChange={setWithResults} />
        <OneOf label="Les annonces d’un board" which="Board" things={boards} chosen={boardId} onChoose={setBoardId} />
        <OneOf label="Un brief" which="Brief" things={briefs} chosen={briefId} onChoose={setBriefId} />
        {brands.size > 0 && (
          <NativeSelect
            label="Pour quelle marque"
            size="sm"
            data={[{ value: '', label: 'Aucune' }, ...[...brands].map(([value, label]) => ({ value, label }))]}
            value={brandId}
            onChange={({ currentTarget }) => setBrandId(currentTarget.value)}
          />
        )}
        <NoPersonalData />
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Group gap="sm">
          <Button type="submit" disabled={!chosen} aria-disabled={busy}>
            {busy ? 'Lecture...' : 'Proposer des personas'}
          </Button>
          <Button variant="default" onClick={onPlain}>
            Partir d’une fiche vide
          </Button>
        </Group>
        {!chosen && (
          <Text size="sm" c="dimmed">
            Choisissez au moins une source.
          </Text>
        )}
      </Stack>
    </form>
  );
}

type ChoiceProps = { count: number | undefined; checked: boolean; onChange: (checked: boolean) => void };

function ResultsChoice({ count, checked, onChange }: ChoiceProps) {
  if (count === undefined) return null;
  return (
    <Checkbox
      label={count === 0 ? 'Vos résultats\u00a0: aucun' : `Les résultats de vos ${formatCount(count, 'annonce')}`}
      description={
        count === 0
          ? 'Importez-les dans IA Apprentissage.'
          : 'Les audiences qui cliquent nettement plus que les autres.'
      }
      checked={checked}
      disabled={count === 0}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

type OneOfProps = {
  label: string;
  /** What the list is of. */
  which: string;
  things: readonly { id: string; name: string }[] | undefined;
  chosen: string | null;
  onChoose: (id: string | null) => void;
};

/** A source that is one of several: ticked, it opens on the first of them. */
function OneOf({ label, which, things, chosen, onChoose }: OneOfProps) {
  const [first] = things ?? [];
  if (!first) return null;
  return (
    <div>
      <Checkbox
        label={label}
        checked={chosen !== null}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked ? first.id : null)}
      />
      {chosen !== null && (
        <NativeSelect
          aria-label={which}
          size="sm"
          mt="xs"
          ml={32}
          data={things?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          value={chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
    </div>
  );
}

/** The ads of a board, as many as a suggestion takes. */
async function adsOf(boardId: string): Promise<string[]> {
  const { items } = await request(listSavedAds, { query: { boardId, limit: String(personaLimits.ads) } });
  return [...new Set(items.map(({ ad }) => ad.id))];
}
