import { Checkbox, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatCount } from '../../../lib/format.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import { turnText } from './collaboration-words.ts';
import classes from './collaborations.module.css';

type Props = {
  collaboration: Collaboration;
  withCampaign?: boolean;
  /** Where several may be chosen for an act on all of them. */
  choice?: { chosen: boolean; onChoose: (chosen: boolean) => void };
  /** Of a card that is dragged. */
  holder?: ComponentProps<'li'> & { 'data-dragged'?: true | undefined };
};

/** A creator in a campaign: their price, and who moves next. */
export function CollaborationCard({ collaboration, withCampaign = false, choice, holder }: Props) {
  const { id, creatorName, campaignName, offer, quote, turn, late, dispute, unreadMessages } = collaboration;
  const { params } = useUrlState();
  const fee = offer?.fee ?? quote?.fee;
  const said = turnText(collaboration);
  return (
    <li className={classes.card} data-card={id} {...holder}>
      {choice && (
        <Checkbox
          className={classes.choice}
          aria-label={`Choisir ${creatorName}`}
          checked={choice.chosen}
          onChange={({ currentTarget }) => choice.onChoose(currentTarget.checked)}
        />
      )}
      <Link
        className={classes.open}
        to={`?${changed(params, { [ugcNames.collaboration]: id })}`}
        preventScrollReset
        draggable={false}
      >
        {creatorName}
      </Link>
      <Text size="sm" c="dimmed">
        {[
          withCampaign && campaignName,
          fee !== null && fee !== undefined && `${eurosText(fee)} HT`,
          unreadMessages > 0 && formatCount(unreadMessages, 'message non lu', 'messages non lus'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {said && (
        <p className={classes.turn} data-turn={turn}>
          {said}
        </p>
      )}
      {(late || dispute) && (
        <div className={classes.marks}>
          {late && <ToneBadge tone="warning">En retard</ToneBadge>}
          {dispute && <ToneBadge tone="accent">En litige</ToneBadge>}
        </div>
      )}
    </li>
  );
}
