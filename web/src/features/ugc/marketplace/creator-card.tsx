import { ActionIcon, Anchor, Checkbox } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { creatorStatuses } from '../../../../../shared/ugc/creator.rules.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { useMay } from '../../../lib/use-may.ts';
import { type Measured, measuredInShort } from '../stats/measured-facts.ts';
import classes from './creator-card.module.css';
import { leastPrice, nichesText, ratingText, turnaroundText } from './creator-texts.ts';
import { FavoriteMark } from './favorite-mark.tsx';
import { MatchRing } from './match-ring.tsx';

type Props = {
  creator: Creator;
  /** What their ads brought in this workspace. */
  measured: Measured | undefined;
  compared: boolean;
  onCompare: () => void;
  onFavorite: () => void;
};

/** A creator as an upright picture, and what one chooses by. */
export function CreatorCard({ creator, measured, compared, onCompare, onFavorite }: Props) {
  const { displayName, status, relation, match, portfolio, photoUrl } = creator;
  const may = useMay();
  const [failed, setFailed] = useState<string | null>(null);
  const poster = portfolio.find(({ posterUrl }) => posterUrl)?.posterUrl ?? photoUrl;
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        {poster && poster !== failed ? (
          <img src={poster} alt="" loading="lazy" onError={() => setFailed(poster)} />
        ) : (
          <IconUser size={48} stroke={1.2} aria-hidden />
        )}
        {status !== 'active' && <span className={classes.state}>{creatorStatuses[status]}</span>}
      </div>
      <div className={classes.marks}>
        {match && <MatchRing match={match} />}
        <Checkbox
          size="sm"
          className={classes.compare ?? ''}
          checked={compared}
          onChange={onCompare}
          aria-label={`Comparer ${displayName}`}
        />
        {may('ugc:write') && (
          <ActionIcon
            variant="default"
            radius="xl"
            size="lg"
            aria-pressed={relation.favorite}
            aria-label={relation.favorite ? `Retirer ${displayName} des favoris` : `Mettre ${displayName} en favori`}
            onClick={onFavorite}
          >
            <FavoriteMark favorite={relation.favorite} />
          </ActionIcon>
        )}
      </div>
      <Words creator={creator} measured={measured} />
    </li>
  );
}

function Words({ creator, measured }: Pick<Props, 'creator' | 'measured'>) {
  const { id, displayName, city, status } = creator;
  const price = leastPrice(creator);
  const delay = turnaroundText(creator);
  const inShort = measured && measuredInShort(measured);
  const about = [city, nichesText(creator)].filter(Boolean).join(' · ');
  return (
    <div className={classes.words}>
      <Anchor component={Link} to={paths.ugcCreator(id)} className={classes.name ?? ''} data-row={id}>
        {displayName}
      </Anchor>
      <span className={classes.about}>{status === 'invited' ? 'N’a pas encore ouvert son lien' : about}</span>
      {(price || delay) && (
        <span className={classes.facts}>
          {price && <strong>{price}</strong>}
          {delay}
        </span>
      )}
      {status !== 'invited' && (
        <span className={classes.about}>
          {ratingText(creator) ?? 'Pas encore d’avis'}
          {!creator.billable && ' · non facturable'}
        </span>
      )}
      {inShort && <span className={classes.measured}>{inShort}</span>}
    </div>
  );
}
