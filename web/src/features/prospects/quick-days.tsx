import { Button, Group } from '@mantine/core';
import { toParisField } from '../../lib/paris-time.ts';
import { laterDays } from '../../lib/postponed.ts';

type Props = {
  /** The day that is chosen, `2026-11-24`; empty without one. */
  day: string;
  onChoose: (day: string) => void;
};

/** The days for which things are usually planned, one press each; a second press takes the day away. */
export function QuickDays({ day, onChoose }: Props) {
  return (
    <Group gap={4} role="group" aria-label="Jours proposés">
      {laterDays(null, new Date()).map(({ label, at }) => {
        const one = toParisField(at).slice(0, 10);
        return (
          <Button
            key={label}
            size="compact-xs"
            variant={day === one ? 'filled' : 'default'}
            aria-pressed={day === one}
            onClick={() => onChoose(day === one ? '' : one)}
          >
            {label}
          </Button>
        );
      })}
    </Group>
  );
}
