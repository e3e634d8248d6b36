import { Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { AdvertiserMark } from '../../../components/advertiser-mark.tsx';
import { CommentsSection } from '../comments/comments-section.tsx';
import { CardActs } from './card-acts-list.tsx';
import classes from './card-drawer.module.css';
import { CardNote } from './card-note.tsx';
import { CardTags } from './card-tags.tsx';
import { LiveState } from './live-state.tsx';
import { SavedCopy } from './saved-copy.tsx';

type Props = {
  card: SavedAd | undefined;
  /** It may be among those that have not come yet. */
  waiting: boolean;
  tags: readonly string[];
  onClose: () => void;
};

/** A card in full: the ad as it was saved, beside what became of it and what the team makes of it. */
export function CardDrawer({ card, waiting, tags, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 56em)', false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={narrow ? '100%' : 880}
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      title={
        card ? (
          <Group gap="sm" wrap="nowrap">
            <AdvertiserMark name={card.ad.advertiser.name} />
            <Text fw={700} fz="lg" lineClamp={2}>
              {card.ad.advertiser.name}
            </Text>
          </Group>
        ) : (
          'Annonce'
        )
      }
    >
      {card && <Content key={card.id} card={card} tags={tags} onClose={onClose} />}
      {!card && waiting && <Loading />}
      {!card && !waiting && (
        <Text py="xl" c="dimmed">
          Cette annonce n’est pas, ou n’est plus, sur ce board.
        </Text>
      )}
    </Drawer>
  );
}

function Content({ card, tags, onClose }: { card: SavedAd; tags: readonly string[]; onClose: () => void }) {
  return (
    <div className={classes.layout}>
      <SavedCopy card={card} />
      <div className={classes.ours}>
        <LiveState card={card} />
        <CardNote card={card} />
        <CardTags card={card} tags={tags} />
        <CommentsSection card={card} />
        <CardActs card={card} onClose={onClose} />
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div className={classes.layout} role="status" aria-label="Chargement de l’annonce">
      <Stack gap="md">
        <Skeleton height={260} radius="lg" />
        <Skeleton height={14} />
        <Skeleton height={14} width="70%" />
      </Stack>
      <Stack gap="md">
        <Skeleton height={70} />
        <Skeleton height={130} />
      </Stack>
    </div>
  );
}
