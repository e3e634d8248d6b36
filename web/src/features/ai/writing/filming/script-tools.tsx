import { Button, Group } from '@mantine/core';
import { IconPrinter, IconScreenShare, IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import type { GenerationOf } from '../../../../../../shared/ai/generation.ts';
import { later } from '../../../../lib/later.tsx';
import classes from '../writing.module.css';
import { useReadAloud } from './use-read-aloud.ts';

const Teleprompter = later(async () => (await import('./teleprompter.tsx')).Teleprompter);

/** What one does with a script on the day of the shooting. */
export function ScriptTools({ kept }: { kept: GenerationOf<'generate_script'> }) {
  const [prompting, setPrompting] = useState(false);
  const lines = kept.output.beats.map(({ voice }) => voice.text);
  const { canRead, isReading, toggle } = useReadAloud(lines);
  return (
    <Group gap="xs" className={classes.screenOnly}>
      {canRead && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconVolume size={16} aria-hidden />}
          aria-pressed={isReading}
          onClick={toggle}
        >
          {isReading ? 'Arrêter la lecture' : 'Lire à voix haute'}
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconScreenShare size={16} aria-hidden />}
        onClick={() => setPrompting(true)}
      >
        Prompteur
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        Imprimer
      </Button>
      {prompting && <Teleprompter title={kept.title} lines={lines} onClose={() => setPrompting(false)} />}
    </Group>
  );
}
