import classes from './player.module.css';

/**
 * What networks put over a film of 9:16, in hundredths of its height and width: their own guides for advertisers,
 * as published in 2025 (Meta « Safe zones for Stories and Reels », TikTok « Ad creative specifications », YouTube
 * « Shorts ads safe areas »).
 */
const covered = {
  reels: { top: 14, bottom: 35, right: 6, left: 6 },
  tiktok: { top: 7, bottom: 20, right: 13, left: 6 },
  shorts: { top: 15, bottom: 35, right: 18, left: 4 },
} as const;
export type SafeZoneName = keyof typeof covered;

export const safeZones: { value: SafeZoneName; label: string }[] = [
  { value: 'reels', label: 'Repères Reels' },
  { value: 'tiktok', label: 'Repères TikTok' },
  { value: 'shorts', label: 'Repères Shorts' },
];

export const isSafeZone = (name: string | null): name is SafeZoneName => name !== null && name in covered;

export function SafeZone({ name }: { name: SafeZoneName }) {
  const { top, bottom, right, left } = covered[name];
  return <span className={classes.safe} aria-hidden style={{ inset: `${top}% ${right}% ${bottom}% ${left}%` }} />;
}
