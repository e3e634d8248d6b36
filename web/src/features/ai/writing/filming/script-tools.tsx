import { Button, Menu } from '@mantine/core';
import { IconPrinter, IconScreenShare, IconVolume } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { GenerationOf } from '../../../../../../shared/ai/generation.ts';
import { later } from '../../../../lib/later.tsx';
import classes from '../writing.module.css';
import { useReadAloud } from './use-read-aloud.ts';

const Teleprompter = later(async () => (await import('./teleprompter.tsx')).Teleprompter);

type Props = {
  kept: GenerationOf<'generate_script'>;
  /** What stands beside, given what the menu of a script holds too. */
  children: (entries: ReactNode) => ReactNode;
};

/** What one does with a script on the day of the shooting. */
export function ScriptTools({ kept, children }: Props) {
  const [prompting, setPrompting] = useState(false);
  const lines = kept.output.beats.map(({ voice }) => voice.text);
  const { canRead, isReading, toggle } = useReadAloud(lines);
  const entries = (
    <>
      {canRead && !isReading && (
        <Menu.Item leftSection={<IconVolume size={16} aria-hidden />} onClick={toggle}>
          Lire à voix haute
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Imprimer
      </Menu.Item>
    </>
  );
  return (
    <>
      <Button
        variant="default"
        size="sm"
        className={classes.screenOnly ?? ''}
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
      {children(entries)}
      {prompting && <Teleprompter title={kept.title} lines={lines} onClose={() => setPrompting(false)} />}
    </>
  );
}
