import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { listUgcRights } from '../../../../../shared/ugc/right.contract.ts';
import { rightLabels } from '../../../../../shared/ugc/right.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { stillShownSlug, ugcNames } from '../campaigns/ugc-names.ts';
import classes from '../ugc.module.css';
import { RightDrawer } from './right-drawer.tsx';
import { RightRow } from './right-row.tsx';

/** What may still be shown, and what must go: those that end first. */
export const RightsTab = () => <RightsList />;

/** All of them, or those that one campaign bought. */
export function RightsList({ campaignId }: { campaignId?: string }) {
  const { params, change } = useUrlState();
  const may = useMay();
  const [isNoting, setNoting] = useState(false);
  const shown = choiceOf(params.get(ugcNames.rightStatus));
  const { pages, error, reload, more } = usePages(
    [listUgcRights.operation, campaignId ?? '', shown],
    (cursor) =>
      request(listUgcRights, {
        query: { limit: '50', ...narrowedBy(shown), ...(campaignId && { campaignId }), ...(cursor && { cursor }) },
      }),
    { keepPreviousData: true, revalidateFirstPage: true },
  );
  if (!pages) return error ? <LoadFailure what="Les droits" error={error} onRetry={reload} /> : <RowsSkeleton />;
  const rights = itemsOf(pages);
  const note = !campaignId && may('ugc:write') && (
    <Button variant="default" onClick={() => setNoting(true)}>
      Ajouter un droit acheté ailleurs
    </Button>
  );
  const noting = isNoting && <RightDrawer right={null} onDone={reload} onClose={() => setNoting(false)} />;
  if (rights.length === 0 && shown === '')
    return (
      <>
        <EmptyState first={!campaignId} title="Aucun droit pour l’instant" acts={note}>
          Un droit naît quand vous validez les livrables d’un créateur&nbsp;: où, jusqu’à quand, et avec quelles
          modifications vous pouvez les diffuser. Vous êtes prévenu avant qu’il ne finisse.
        </EmptyState>
        {noting}
      </>
    );
  return (
    <section aria-label="Droits">
      <div className={classes.filters}>
        <StateFilter
          shown={shown}
          first={pages[0]}
          onChoose={(slug) => change({ [ugcNames.rightStatus]: slug || null })}
        />
        {note}
      </div>
      {rights.length === 0 ? (
        <NoRight shown={shown} />
      ) : (
        <ul className={framed.list} aria-label="Les droits, ceux qui finissent d’abord">
          {rights.map((right) => (
            <RightRow key={right.id} right={right} onChanged={reload} />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="default" mt="md" onClick={more}>
          Afficher la suite
        </Button>
      )}
      {noting}
    </section>
  );
}

type Choice = '' | typeof stillShownSlug | keyof typeof rightLabels;

const choiceOf = (slug: string | null): Choice =>
  slug === stillShownSlug ? slug : (keysOf(rightLabels).find((one) => one === slug) ?? '');

function narrowedBy(shown: Choice) {
  if (shown === '') return {};
  return shown === stillShownSlug ? { stillShown: 'true' as const } : { status: shown };
}

type Filter = {
  shown: Choice;
  first: RouteOutput<typeof listUgcRights> | undefined;
  onChoose: (slug: string) => void;
};

function StateFilter({ shown, first, onChoose }: Filter) {
  const counts = new Map(first?.facets.status.map(({ value, count }) => [value, count]));
  return (
    <NativeSelect
      aria-label="État des droits"
      value={shown}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[
        { value: '', label: 'Tous les droits' },
        { value: stillShownSlug, label: `Encore diffusés sans droits (${first?.stillShown ?? 0})` },
        ...keysOf(rightLabels).map((value) => ({
          value,
          label: `${rightLabels[value]} (${counts.get(value) ?? 0})`,
        })),
      ]}
    />
  );
}

function NoRight({ shown }: { shown: Choice }) {
  if (shown !== stillShownSlug)
    return <EmptyState title="Aucun droit dans cet état">Choisissez un autre état.</EmptyState>;
  return (
    <EmptyState title="Rien n’est diffusé sans droits">
      Aucune campagne liée à un contenu dont les droits ont pris fin n’a dépensé ces sept derniers jours.
    </EmptyState>
  );
}
