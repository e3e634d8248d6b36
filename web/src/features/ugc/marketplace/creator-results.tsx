import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { sayDone, sayFailed } from '../../../components/undo-toast.tsx';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useRowKeys } from '../../../lib/use-row-keys.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { useMeasured } from '../stats/use-measured.ts';
import cards from './creator-card.module.css';
import { CreatorCard } from './creator-card.tsx';
import { urlNames } from './creators-query.ts';
import classes from './marketplace.module.css';
import { NoCreator } from './no-creator.tsx';
import { type useCreators, useSayOf } from './use-creators.ts';

const CompareCreators = lazy(async () => ({ default: (await import('./compare-creators.tsx')).CompareCreators }));
const OwnTable = lazy(async () => ({ default: (await import('./own-table.tsx')).OwnTable }));

const mostCompared = 4;

type Props = { list: ReturnType<typeof useCreators>; own: boolean };

/** The creators that are found: F keeps one as a favourite, X compares it. */
export function CreatorResults({ list, own }: Props) {
  const { params, change } = useUrlState();
  const compared = params.getAll(urlNames.compare);
  const area = useRef<HTMLDivElement>(null);
  const sayOf = useSayOf();
  const may = useMay();
  const measured = useMeasured();
  const { creators, pages, error, reload, more, readingMore } = list;

  function compare(id: string) {
    const others = compared.filter((one) => one !== id);
    if (others.length === compared.length && compared.length === mostCompared)
      return sayFailed('Quatre créateurs se comparent au plus\u00a0: retirez-en un d’abord');
    change({ [urlNames.compare]: others.length < compared.length ? others : [...compared, id] }, { replace: true });
  }
  async function favorite(creator: Creator) {
    const { favorite: was } = creator.relation;
    if (!(await sayOf(creator, { favorite: !was }))) return;
    const now = {
      ...creator,
      relation: { ...creator.relation, favorite: !was, version: creator.relation.version + 1 },
    };
    sayDone({
      message: was ? `${creator.displayName} n’est plus en favori` : `${creator.displayName} est en favori`,
      undo: async () => {
        await sayOf(now, { favorite: was });
      },
    });
  }
  useRowKeys(area, compare);
  usePageKeys((key) => {
    const at = document.activeElement?.closest('li, tr')?.querySelector('[data-row]')?.getAttribute('data-row');
    const creator = creators.find(({ id }) => id === at);
    if (key !== 'f' || !creator || !may('ugc:write')) return false;
    void favorite(creator);
    return true;
  });

  if (!pages) return error ? <LoadFailure what="Les créateurs" error={error} onRetry={reload} /> : <CardsSkeleton />;
  if (creators.length === 0) return <NoCreator own={own} />;
  return (
    <div ref={area}>
      {own && params.get(urlNames.view) === 'table' ? (
        <Suspense fallback={<CardsSkeleton />}>
          <OwnTable creators={creators} />
        </Suspense>
      ) : (
        <ul className={cards.cards} aria-label="Les créateurs">
          {creators.map((creator) => (
            <CreatorCard
              key={creator.id}
              creator={creator}
              measured={measured.get(creator.id)}
              compared={compared.includes(creator.id)}
              onCompare={() => compare(creator.id)}
              onFavorite={() => void favorite(creator)}
            />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="default" mt="lg" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Voir la suite'}
        </Button>
      )}
      {compared.length > 0 && (
        <Suspense fallback={null}>
          <CompareCreators
            ids={compared}
            known={creators}
            onClear={() => change({ [urlNames.compare]: null }, { replace: true })}
          />
        </Suspense>
      )}
    </div>
  );
}

const CardsSkeleton = () => (
  <div className={cards.cards} aria-hidden>
    {[1, 2, 3, 4, 5, 6].map((at) => (
      <Skeleton key={at} radius="lg" className={classes.tall ?? ''} />
    ))}
  </div>
);
