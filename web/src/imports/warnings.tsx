import { Text } from '@mantine/core';
import classes from './warnings.module.css';

/** What is to be known of a file before it is imported. */
export function Warnings({ warnings }: { warnings: readonly { code: string; text: string }[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="À savoir sur ce fichier">
      {warnings.map(({ code, text }) => (
        <li key={code}>
          <Text size="sm">{text}</Text>
        </li>
      ))}
    </ul>
  );
}
