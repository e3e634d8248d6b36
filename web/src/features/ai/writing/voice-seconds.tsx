import { Text } from '@mantine/core';
import { secondsOf, wordCount } from '../../../../../shared/rules/copy/writer/speech.ts';
import { formatNumber } from '../../../lib/format.ts';

type Props = { text: string /** Seconds that its part of the video has. */; lasts: number | null };

/** As of a second: nobody films to the tenth. */
const whole = (seconds: number): string => `${formatNumber(Math.round(seconds))}\u00a0s`;

/** Said so that it is seen at once whether the part leaves a silence. */
function within(takes: number, lasts: number): string {
  const rest = Math.round(lasts) - Math.round(takes);
  return rest >= 3
    ? `${whole(takes)} de voix, ${whole(rest)} sans voix`
    : `${whole(takes)} de voix sur ${formatNumber(Math.round(lasts))}`;
}

/** How long a text takes to say, red beyond its part. */
export function VoiceSeconds({ text, lasts }: Props) {
  const takes = secondsOf(wordCount(text));
  const isOver = lasts !== null && takes > lasts;
  return (
    <Text size="sm" c={isOver ? 'var(--mantine-color-error)' : 'dimmed'}>
      {lasts === null
        ? `${whole(takes)} de voix`
        : isOver
          ? `${formatNumber(takes)}\u00a0s de voix sur ${formatNumber(lasts)}, trop long à dire`
          : within(takes, lasts)}
    </Text>
  );
}
