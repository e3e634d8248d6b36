import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { UgcCampaign } from '../../../../../../shared/ugc/campaign.ts';
import { collaborationLabels } from '../../../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../../../shared/ugc/collaboration.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import framed from '../../../../components/framed-list.module.css';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { ToneBadge } from '../../../../components/tone-badge.tsx';
import { formatCount, formatMoment } from '../../../../lib/format.ts';
import { changed, useUrlState } from '../../../../lib/use-url-state.ts';
import { useCollaborationsOf } from '../../collaborations/use-collaborations.ts';
import classes from '../../ugc.module.css';
import { ugcNames } from '../ugc-names.ts';

/** All that is written with the creators of a campaign, what is not read first, each in its own thread. */
export function MessagesPart({ campaign }: { campaign: UgcCampaign }) {
  const { data, error, mutate } = useCollaborationsOf(campaign.id);
  if (!data)
    return error ? <LoadFailure what="Les messages" error={error} onRetry={() => mutate()} /> : <RowsSkeleton />;
  const threads = data
    .filter(({ lastMessage, unreadMessages }) => lastMessage !== null || unreadMessages > 0)
    .toSorted((a, b) => Number(b.unreadMessages > 0) - Number(a.unreadMessages > 0) || later(a, b));
  if (threads.length === 0)
    return (
      <EmptyState title="Aucun message pour l’instant">
        Ouvrez un créateur pour lui écrire&nbsp;: ce que vous vous dites se retrouve ici.
      </EmptyState>
    );
  return (
    <section aria-label="Messages">
      <ul className={framed.list} aria-label="Les échanges de la campagne">
        {threads.map((one) => (
          <Exchange key={one.id} collaboration={one} />
        ))}
      </ul>
    </section>
  );
}

const saidAt = ({ lastMessage }: Collaboration) => lastMessage?.at ?? '';
const later = (a: Collaboration, b: Collaboration) => (saidAt(a) === saidAt(b) ? 0 : saidAt(a) < saidAt(b) ? 1 : -1);

function Exchange({ collaboration }: { collaboration: Collaboration }) {
  const { id, creatorName, status, unreadMessages, lastMessage } = collaboration;
  const { params } = useUrlState();
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <div className={classes.head}>
          <Link className={classes.name} to={`?${changed(params, { [ugcNames.collaboration]: id })}`}>
            <bdi>{creatorName}</bdi>
          </Link>
          {unreadMessages > 0 && (
            <ToneBadge tone="accent">{formatCount(unreadMessages, 'message non lu', 'messages non lus')}</ToneBadge>
          )}
        </div>
        <Text size="sm" c="dimmed">
          {collaborationLabels[status]}
        </Text>
      </div>
      <div className={classes.figures}>
        {lastMessage && (
          <Text size="sm">
            {lastMessage.by === 'brand' ? 'Votre équipe a écrit' : `${creatorName} a écrit`} le{' '}
            {formatMoment(lastMessage.at)}
          </Text>
        )}
      </div>
      <span />
    </li>
  );
}
