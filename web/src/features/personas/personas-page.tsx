import '@mantine/core/styles/Combobox.css';
import { Button, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListHead } from '../../components/list-head.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useMay } from '../../lib/use-may.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { NoPersona } from './no-persona.tsx';
import { PersonaCard } from './persona-card.tsx';
import classes from './personas.module.css';
import { personaNames } from './personas-url.ts';
import { ProposeMore } from './propose-more.tsx';
import { useBrandNames, usePersonas } from './use-personas.ts';

const PersonaDrawer = lazy(async () => ({ default: (await import('./persona-drawer.tsx')).PersonaDrawer }));
const CreatePersonaPage = lazy(async () => ({
  default: (await import('./create-persona-page.tsx')).CreatePersonaPage,
}));

/** In a chunk of its own: every page carries the names of the chunks that pages begin with. */
export const NewPersonaPage = () => (
  <Suspense fallback={<CardsSkeleton />}>
    <CreatePersonaPage />
  </Suspense>
);

/** Whom one writes for, as index cards. */
export function PersonasPage() {
  const { params, change } = useUrlState();
  const opened = params.get(personaNames.persona);
  return (
    <Stack gap="md">
      <Cards />
      {opened && (
        <Suspense>
          <PersonaDrawer
            key={opened}
            id={opened}
            onClose={() => change({ [personaNames.persona]: null, [personaNames.editing]: null })}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** From so many on, one looks for one. */
const manyPersonas = 6;

function Cards() {
  const { params, change } = useUrlState();
  const [q, brandId] = [params.get('q') ?? '', params.get(personaNames.brand) ?? ''];
  const { personas, pages, error, reload, more, readingMore } = usePersonas({ q, brandId });
  const brands = useBrandNames();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const may = useMay();
  const filtered = q !== '' || brandId !== '';

  if (!pages) return error ? <LoadFailure what="Les personas" error={error} onRetry={reload} /> : <CardsSkeleton />;
  if (personas.length === 0 && !filtered) return <NoPersona />;
  return (
    <section aria-label="Personas">
      {may('personas:write') && (
        <ListHead
          count={personas.length}
          thing="persona"
          act="Nouveau persona"
          onAct={() => navigate(paths.createPersona)}
        />
      )}
      {(personas.length >= manyPersonas || filtered) && (
        <div className={classes.filters}>
          <SearchField field={field} label="Chercher un persona" placeholder="Nom, fonction…" size="sm" />
          {brands.size > 0 && (
            <NativeSelect
              aria-label="Marque"
              size="sm"
              value={brandId}
              data={[
                { value: '', label: 'Toutes les marques' },
                ...[...brands].map(([value, label]) => ({ value, label })),
              ]}
              onChange={({ currentTarget }) => change({ [personaNames.brand]: currentTarget.value })}
            />
          )}
        </div>
      )}
      {personas.length === 0 && (
        <EmptyState
          title="Aucun persona ne correspond"
          acts={
            <Button variant="default" onClick={() => change({ q: null, [personaNames.brand]: null })}>
              Tout afficher
            </Button>
          }
        >
          Essayez un autre mot, ou une autre marque.
        </EmptyState>
      )}
      <ul className={classes.cards} aria-label="Les personas">
        {personas.map((persona) => (
          <PersonaCard
            key={persona.id}
            persona={persona}
            brand={persona.brandId === null ? undefined : (brands.get(persona.brandId) ?? 'marque supprimée')}
            onOpen={() => change({ [personaNames.persona]: persona.id })}
          />
        ))}
        <ProposeMore filtered={filtered} />
      </ul>
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Voir la suite'}
        </Button>
      )}
    </section>
  );
}

const CardsSkeleton = () => (
  <div className={classes.cards} aria-hidden>
    {[1, 2, 3].map((at) => (
      <Skeleton key={at} height={220} radius="lg" />
    ))}
  </div>
);
