import { Text } from '@mantine/core';
import { secondsOf, wordCount } from '../../../../../shared/rules/copy/writer/speech.ts';
import { formatNumber } from '../../../lib/format.ts';

type Props = { text: string /** Seconds that its part of the video has. */; lasts: number };

/** How long a text takes to say, red beyond its part. */
export function VoiceSeconds({ text, lasts }: Props) {
  const takes = secondsOf(wordCount(text));
  const isOver = takes > lasts;
  return (
    <Text size="sm" c={isOver ? 'var(--mantine-color-error)' : 'dimmed'}>
      {formatNumber(takes)}&nbsp;s de voix sur {formatNumber(lasts)}
      {isOver && ', trop long à dire'}
    </Text>
  );
}
