import { ActionIcon, Checkbox, Text, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Ad } from '../../../../shared/ads/ad.ts';
import { callToActionLabel } from '../../../../shared/ads/ads.rules.ts';
import type { Highlights } from '../../../../shared/ads/library.contract.ts';
import { AdCreative } from '../../components/ad-creative.tsx';
import { AdvertiserMark } from '../../components/advertiser-mark.tsx';
import { RunningBadge } from '../../components/running-badge.tsx';
import { formatRange } from '../../lib/format.ts';
import { changed } from '../../lib/use-url-state.ts';
import classes from './ad-card.module.css';
import { cardFacts } from './ad-words.ts';
import { urlNames } from './ads-query.ts';
import { excerpt, MarkedText } from './marked-text.tsx';
import { SaveButton } from './save-button.tsx';
import { useAdActs } from './use-ad-acts.tsx';

type Props = {
  ad: Ad;
  highlights?: Highlights;
  selection?: { selected: boolean; onToggle: () => void };
  /** Said under the words: why the ad is here. */
  note?: ReactNode;
  /** The ads that it stands among, when these are not those of the search. */
  among?: readonly Ad[];
};

/** The attribute by which the keyboard finds the cards. Its element holds the id of the ad. */
export const cardAttribute = 'data-ad';

export function AdCard({ ad, highlights = {}, selection, note, among }: Props) {
  const { advertiser } = ad;
  return (
    <article className={classes.root} data-selected={selection?.selected || undefined}>
      <div className={classes.head}>
        <AdvertiserMark name={advertiser.name} />
        <div className={classes.who}>
          <CardLink ad={ad} among={among}>
            <MarkedText text={advertiser.name} marks={highlights.advertiser} />
          </CardLink>
          <Text size="xs" c="dimmed" truncate title={cardFacts(ad)}>
            {cardFacts(ad)}
          </Text>
        </div>
        <RunningBadge active={ad.active} />
      </div>
      <div className={classes.words}>
        <FirstLines ad={ad} highlights={highlights} />
        {note}
      </div>
      <div className={classes.creative}>
        <AdCreative ad={ad} />
        <CardTools ad={ad} selection={selection} />
      </div>
      <CardFoot ad={ad} />
    </article>
  );
}

/** Covers the card: pressing anywhere opens the ad. */
function CardLink({ ad, among, children }: Pick<Props, 'ad' | 'among'> & { children: ReactNode }) {
  const { open } = useAdActs();
  const { pathname, search } = useLocation();
  const address = `${pathname}?${changed(new URLSearchParams(search), { [urlNames.ad]: ad.id })}`;
  return (
    <a
      href={address}
      className={classes.open}
      aria-label={`${ad.advertiser.name} : voir l’annonce`}
      {...{ [cardAttribute]: ad.id }}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(ad, among);
      }}
    >
      {children}
    </a>
  );
}

/** The body, unless the searched words stand only in the headline. */
function FirstLines({ ad, highlights }: { ad: Ad; highlights: Highlights }) {
  const inHeadline = ad.headline && highlights.headline?.length && !highlights.body?.length;
  const shown =
    inHeadline && ad.headline
      ? { text: ad.headline, marks: highlights.headline }
      : excerpt(ad.body || ad.headline || '', highlights.body);
  return (
    <p className={classes.lines}>
      <MarkedText text={shown.text} marks={shown.marks} />
    </p>
  );
}

/** Over the picture, when the card is pointed at, focused, or under a finger. */
function CardTools({ ad, selection }: Pick<Props, 'ad' | 'selection'>) {
  const { copy } = useAdActs();
  return (
    <div className={classes.tools}>
      <Tooltip label="Copier le texte" openDelay={400}>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.tool}
          aria-label={`Copier le texte de l’annonce de ${ad.advertiser.name}`}
          onClick={() => copy(ad)}
        >
          <IconCopy size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {selection && (
        <Checkbox
          size="sm"
          className={classes.tool}
          checked={selection.selected}
          onChange={selection.onToggle}
          aria-label={`Sélectionner l’annonce de ${ad.advertiser.name}`}
        />
      )}
    </div>
  );
}

function CardFoot({ ad }: { ad: Ad }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.foot}>
      {ad.reach && (
        <Text size="xs" c="dimmed" className={classes.reach} title="Personnes touchées dans l’Union européenne">
          UE&nbsp;{formatRange(ad.reach)}
        </Text>
      )}
      {ad.callToAction && <span className={classes.call}>{callToActionLabel(ad.callToAction)}</span>}
      <SaveButton ad={ad} small className={classes.save} opened={choosing} onOpen={setChoosing} />
    </div>
  );
}
