import { Text } from '@mantine/core';
import { fold } from '../../../../../shared/kernel/fold.ts';
import { wordsIn } from '../../../../../shared/rules/copy/words.ts';
import { formatNumber } from '../../../lib/format.ts';

/** As one speaks to a camera without hurry. */
const wordsPerSecond = 2.5;

type Props = { label: string; text: string /** Seconds that its part of the video has. */; lasts: number };

/** How long a text takes to say, red beyond its part. */
export function VoiceSeconds({ label, text, lasts }: Props) {
  const takes = Math.round((10 * wordsIn(fold(text)).length) / wordsPerSecond) / 10;
  const isOver = takes > lasts;
  return (
    <Text size="sm" c={isOver ? 'var(--mantine-color-error)' : 'dimmed'}>
      {label}, {formatNumber(takes)}&nbsp;s sur {formatNumber(lasts)}
      {isOver && ', trop long à dire'}
    </Text>
  );
}
