import { IconHeart, IconHeartFilled } from '@tabler/icons-react';

export const FavoriteMark = ({ favorite }: { favorite: boolean }) =>
  favorite ? (
    <IconHeartFilled size={17} color="var(--mantine-color-accent-filled)" aria-hidden />
  ) : (
    <IconHeart size={17} stroke={1.7} aria-hidden />
  );
