import { Button, NativeSelect, Switch, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { type AiTool, aiTools } from '../../../../../shared/ai/generations.rules.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames, listNames } from '../ai-url.ts';
import { Example } from './example.tsx';
import { GenerationRow } from './generation-row.tsx';
import classes from './generations.module.css';
import { useGenerations } from './use-generations.ts';

const tools = keysOf(aiTools);
const toolIn = (asked: string | null): AiTool | undefined => tools.find((tool) => tool === asked);

/** All that was made, by tool, by favourites, by texts that were kept, by words. */
export function History() {
  const { params } = useUrlState();
  const tool = toolIn(params.get(listNames.tool));
  const favorite = params.has(listNames.favorite);
  const kept = params.has(listNames.kept);
  const words = params.get(listNames.words) ?? '';
  const list = useGenerations({
    ...(tool && { tool }),
    ...(favorite && { favorite: 'true' as const }),
    ...(kept && { kept: 'true' as const }),
    ...(words && { q: words }),
  });
  const { generations, pages, error, reload } = list;
  const filtered = tool !== undefined || favorite || kept || words !== '';

  if (!pages) return error ? <LoadFailure what="L’historique" error={error} onRetry={reload} /> : <RowsSkeleton />;
  if (generations.length === 0 && !filtered) return <NothingKept />;
  return (
    <section aria-label="Historique">
      <Filters tool={tool} favorite={favorite} kept={kept} />
      {error && <LoadFailure what="L’historique" error={error} onRetry={reload} />}
      <Rows {...list} />
    </section>
  );
}

type FilterProps = { tool: AiTool | undefined; favorite: boolean; kept: boolean };

function Filters({ tool, favorite, kept }: FilterProps) {
  const { change } = useUrlState();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.filters}>
      <SearchField
        field={field}
        label="Chercher dans l’historique"
        placeholder="Rechercher un titre ou un texte"
        size="sm"
      />
      <NativeSelect
        aria-label="Outil"
        value={tool ?? ''}
        data={[{ value: '', label: 'Tous les outils' }, ...tools.map((value) => ({ value, label: aiTools[value] }))]}
        onChange={({ currentTarget: { value } }) => change({ [listNames.tool]: value })}
      />
      <Switch
        label="Favoris"
        checked={favorite}
        onChange={({ currentTarget: { checked } }) => change({ [listNames.favorite]: checked ? '1' : null })}
      />
      <Switch
        label="Avec textes gardés"
        checked={kept}
        onChange={({ currentTarget: { checked } }) => change({ [listNames.kept]: checked ? '1' : null })}
      />
    </div>
  );
}

function Rows({ generations, reload, more, readingMore }: ReturnType<typeof useGenerations>) {
  return (
    <>
      {generations.length === 0 ? (
        <Text c="dimmed" role="status">
          {more ? 'Rien parmi les plus récentes.' : 'Rien ne correspond à ces filtres.'}
        </Text>
      ) : (
        <ul className={framed.list} aria-label="Générations">
          {generations.map((generation) => (
            <GenerationRow key={generation.id} generation={generation} reload={reload} />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="default" mt="sm" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Voir la suite'}
        </Button>
      )}
    </>
  );
}

function NothingKept() {
  return (
    <div>
      <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
        Rien n’est encore gardé
      </Title>
      <Text c="dimmed" fz="lg" mt="xs" maw="44rem">
        Une analyse que vous enregistrez reste ici plus d’un an, avec ses annonces proches&nbsp;; en favori, elle reste
        tant que vous la gardez.
      </Text>
      <Button component={Link} to={`${paths.aiGenerator}?${aiNames.tool}=annonce`} size="md" mt="lg">
        Analyser une annonce
      </Button>
      <Example />
    </div>
  );
}
