import { memo, type ReactNode } from 'react';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { AdCreative } from '../../../components/ad-creative.tsx';
import { endLine, runLine } from '../card-facts.ts';
import { CommentPill, EndPill, TagList } from '../tag-list.tsx';
import classes from './card.module.css';

type Props = {
  card: SavedAd;
  /** The advertiser's name, which opens the card when it can be opened. */
  name?: ReactNode;
};

/** What a card shows: the ad as it was saved, what became of it, and what the team wrote. */
export const CardFace = memo(function CardFace({ card, name = card.ad.advertiser.name }: Props) {
  const end = endLine(card);
  return (
    <>
      <div className={classes.creative} aria-hidden>
        <AdCreative ad={card.ad} />
      </div>
      <div className={classes.words}>
        <div className={classes.head}>
          <h3 className={classes.name}>{name}</h3>
          <p className={classes.run}>{runLine(card.ad)}</p>
        </div>
        {(end || card.tags.length > 0 || card.commentCount > 0) && (
          <div className={classes.marks}>
            {end && <EndPill {...end} />}
            {card.tags.length > 0 && <TagList tags={card.tags} />}
            {card.commentCount > 0 && <CommentPill count={card.commentCount} />}
          </div>
        )}
        {card.note && <p className={classes.note}>«&nbsp;{card.note}&nbsp;»</p>}
      </div>
    </>
  );
});

/** The room that a card takes, until it is measured. */
export function guessHeight({ note, tags, commentCount, ...card }: SavedAd): number {
  const marks = [endLine(card)?.text ?? [], tags, commentCount > 0 ? '····' : []].flat();
  return 167 + Math.ceil(marks.join('   ').length / 34) * 25 + (note ? (note.length > 34 ? 42 : 24) : 0);
}
