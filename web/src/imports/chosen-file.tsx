import { Button, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import classes from './import-steps.module.css';

type Props = {
  file: Pick<File, 'name'>;
  /** How it is written, and how much it weighs. */
  about: string;
  disabled?: boolean;
  onChange: () => void;
};

/** The file to be imported, and the way to another. */
export function ChosenFile({ file, about, disabled = false, onChange }: Props) {
  return (
    <div className={classes.chosen}>
      <IconFileText size={26} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
      <div className={classes.facts} style={{ flex: 1 }}>
        <Text fw={600}>{file.name}</Text>
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      </div>
      <Button variant="default" size="sm" flex="none" aria-disabled={disabled} onClick={() => !disabled && onChange()}>
        Changer
      </Button>
    </div>
  );
}
