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

type Props = { onSuggested: (suggested: Suggested) => void; onPlain: () => void };

/** What drafts may come from, with how much of it there is. */
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
  const [withProspects, setWithProspects] = useState(true);
  const [withResults, setWithResults] = useState(true);
  const [boardId, setBoardId] = useState('');
  const [briefId, setBriefId] = useState('');
  const { busy, message, form } = useSubmit({
    otherwise: 'Les personas n’ont pas pu être proposés',
    act: async () => onSuggested(await suggested()),
  });
  const usesProspects = withProspects && (prospects ?? 0) > 0;
  const usesResults = withResults && (results ?? 0) > 0;
  const chosen = usesProspects || usesResults || boardId !== '' || briefId !== '';

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
    return request(suggestPersonas, { body: { from, ...(adIds.length > 0 && { adIds }), ...(brief && { brief }) } });
  }

  return (
    <form {...form}>
      <Stack gap="md" maw={640}>
        <Title order={2} fz={{ base: '1.375rem', sm: '1.625rem' }}>
          De quoi partir
        </Title>
        {prospects !== undefined && (
          <Checkbox
            label={`Vos prospects\u00a0: ${formatCount(prospects, 'prospect')}`}
            description="Groupés par secteur et fonction, à partir de cinq qui se ressemblent."
            checked={usesProspects}
            disabled={prospects === 0}
            onChange={({ currentTarget }) => setWithProspects(currentTarget.checked)}
          />
        )}
        <ResultsChoice count={results} checked={usesResults} onChange={setWithResults} />
        {boards && boards.length > 0 && (
          <NativeSelect
            label="Les annonces d’un board"
            data={[{ value: '', label: 'Aucun board' }, ...boards.map(({ id, name }) => ({ value: id, label: name }))]}
            value={boardId}
            onChange={({ currentTarget }) => setBoardId(currentTarget.value)}
          />
        )}
        {briefs && briefs.length > 0 && (
          <NativeSelect
            label="Un brief"
            data={[{ value: '', label: 'Aucun brief' }, ...briefs.map(({ id, name }) => ({ value: id, label: name }))]}
            value={briefId}
            onChange={({ currentTarget }) => setBriefId(currentTarget.value)}
          />
        )}
        <NoPersonalData />
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Group gap="sm">
          <Button type="submit" disabled={!chosen} aria-disabled={busy}>
            {busy ? 'Lecture...' : 'Proposer'}
          </Button>
          <Button variant="default" onClick={onPlain}>
            Écrire moi-même
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
      label={`Vos résultats\u00a0: ${count === 0 ? 'aucun' : formatCount(count, 'annonce')}`}
      description={
        count === 0
          ? 'Importez-les dans IA Apprentissage.'
          : 'Les audiences qui cliquent plus que les autres, hasard écarté.'
      }
      checked={checked}
      disabled={count === 0}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

/** The ads of a board, as many as a suggestion takes. */
async function adsOf(boardId: string): Promise<string[]> {
  const { items } = await request(listSavedAds, { query: { boardId, limit: String(personaLimits.ads) } });
  return [...new Set(items.map(({ ad }) => ad.id))];
}
