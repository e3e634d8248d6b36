import { Button, NativeSelect, Text } from '@mantine/core';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { RouteOutput } from '../../../../../../shared/kernel/route.ts';
import type { UgcCampaign } from '../../../../../../shared/ugc/campaign.ts';
import { listUgcDeliverables } from '../../../../../../shared/ugc/deliverable.contract.ts';
import {
  type DeliverableStatus,
  deliverableStatuses,
  deliverableStatusLabels,
} from '../../../../../../shared/ugc/deliverable.rules.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { type Tone, ToneBadge } from '../../../../components/tone-badge.tsx';
import { formatCount } from '../../../../lib/format.ts';
import { request } from '../../../../lib/request.ts';

import { usePageKeys } from '../../../../lib/single-keys.ts';
import { itemsOf, usePages } from '../../../../lib/use-pages.ts';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import { deliverableAddress } from '../../collaborations/deliverable-address.ts';
import classes from '../../ugc.module.css';
import { ugcNames } from '../ugc-names.ts';
import own from './deliverables-part.module.css';

type Shown = RouteOutput<typeof listUgcDeliverables>['items'][number];

const tones: Record<DeliverableStatus, Tone> = {
  expected: 'plain',
  submitted: 'accent',
  changes_requested: 'warning',
  approved: 'positive',
};

/** All that the creators of a campaign make, each leading to its review. */
export function DeliverablesPart({ campaign }: { campaign: UgcCampaign }) {
  const { params, change } = useUrlState();
  const wall = useRef<HTMLUListElement>(null);
  const status = deliverableStatuses.find((one) => one === params.get(ugcNames.deliverableStatus));
  const { pages, error, reload, more, readingMore } = usePages(
    [listUgcDeliverables.operation, campaign.id, status ?? ''],
    (cursor) =>
      request(listUgcDeliverables, {
        query: { campaignId: campaign.id, limit: '50', ...(status && { status }), ...(cursor && { cursor }) },
      }),
    { keepPreviousData: true, revalidateFirstPage: true },
  );
  usePageKeys((key) => (key === 'j' && step(wall.current, 1)) || (key === 'k' && step(wall.current, -1)));
  if (!pages) return error ? <LoadFailure what="Les livrables" error={error} onRetry={reload} /> : <RowsSkeleton />;
  const deliverables = itemsOf(pages);
  if (deliverables.length === 0 && !status)
    return (
      <EmptyState title="Aucun livrable pour l’instant">
        Ils apparaissent ici dès qu’un créateur commence à produire, et s’ouvrent pour être relus.
      </EmptyState>
    );
  return (
    <section aria-label="Livrables">
      <div className={classes.filters}>
        <NativeSelect
          aria-label="État des livrables"
          value={status ?? ''}
          onChange={({ currentTarget }) => change({ [ugcNames.deliverableStatus]: currentTarget.value || null })}
          data={[
            { value: '', label: 'Tous les livrables' },
            ...deliverableStatuses.map((value) => ({ value, label: deliverableStatusLabels[value] })),
          ]}
        />
      </div>
      {deliverables.some((one) => one.status === 'submitted') && (
        <Text size="sm" c="dimmed" mb="sm" visibleFrom="sm">
          Touches J et K&nbsp;: d’un livrable à relire à l’autre.
        </Text>
      )}
      {deliverables.length === 0 ? (
        <EmptyState title="Aucun livrable dans cet état">Choisissez un autre état.</EmptyState>
      ) : (
        <ul className={own.wall} aria-label="Les livrables de la campagne" ref={wall}>
          {deliverables.map((one) => (
            <Film key={one.id} deliverable={one} />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Afficher la suite'}
        </Button>
      )}
    </section>
  );
}

function Film({ deliverable: { id, label, creatorName, status, newest, openComments } }: { deliverable: Shown }) {
  const { pathname, search } = useLocation();
  return (
    <li className={own.film}>
      <div className={own.picture}>
        <Picture newest={newest} />
      </div>
      <div className={own.said}>
        <ToneBadge tone={tones[status]}>{deliverableStatusLabels[status]}</ToneBadge>
        <Link
          className={own.name}
          to={`${pathname}${deliverableAddress(search, id)}`}
          data-waits={status === 'submitted' || undefined}
        >
          {label}
        </Link>
        <Text size="sm" c="dimmed">
          <bdi>{creatorName}</bdi>
          {newest && ` · V${newest.number}`}
          {openComments > 0 && ` · ${formatCount(openComments, 'commentaire ouvert', 'commentaires ouverts')}`}
        </Text>
      </div>
    </li>
  );
}

/** Above that, a picture is too much for a wall. */
const mostOfPicture = 5_000_000;

/** The poster, else a picture itself or the first frame of a film. */
function Picture({ newest }: Pick<Shown, 'newest'>) {
  if (!newest) return <Text size="sm">Rien reçu</Text>;
  const { number, posterUrl, mediaUrl, contentType, size, playable } = newest;
  if (posterUrl) return <img src={posterUrl} alt="" loading="lazy" />;
  if (contentType.startsWith('image/') && size <= mostOfPicture) return <img src={mediaUrl} alt="" loading="lazy" />;
  if (contentType.startsWith('video/') && playable !== 'no')
    return <video src={mediaUrl} preload="metadata" muted playsInline tabIndex={-1} aria-hidden />;
  return <Text size="sm">V{number}</Text>;
}

/** To the next one that waits to be watched; false when none does. */
function step(wall: HTMLElement | null, by: 1 | -1): boolean {
  const links = [...(wall?.querySelectorAll<HTMLElement>('[data-waits]') ?? [])];
  if (links.length === 0) return false;
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  return true;
}
