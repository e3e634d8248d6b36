import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconDots, IconPrinter, IconScreenShare, IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import type { GenerationOf } from '../../../../../../shared/ai/generation.ts';
import { ActMenu } from '../../../../components/act-menu.tsx';
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
      <Button
        variant="default"
        size="sm"
        leftSection={<IconScreenShare size={16} aria-hidden />}
        onClick={() => setPrompting(true)}
      >
        Prompteur
      </Button>
      {isReading && (
        <Button variant="default" size="sm" onClick={toggle}>
          Arrêter la lecture
        </Button>
      )}
      <ActMenu
        position="bottom-start"
        target={
          <ActionIcon variant="subtle" color="gray" size={36} aria-label="Autres outils de tournage">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        }
      >
        {canRead && !isReading && (
          <Menu.Item leftSection={<IconVolume size={16} aria-hidden />} onClick={toggle}>
            Lire à voix haute
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          Imprimer
        </Menu.Item>
      </ActMenu>
      {prompting && <Teleprompter title={kept.title} lines={lines} onClose={() => setPrompting(false)} />}
    </Group>
  );
}
