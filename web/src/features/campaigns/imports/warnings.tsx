import { Text } from '@mantine/core';
import type { CampaignImport } from '../../../../../shared/campaigns/imports.contract.ts';
import classes from './imports.module.css';

/** What is to be known of a file before its figures are. */
export function Warnings({ warnings }: Pick<CampaignImport, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <ul className={classes.warnings} aria-label="À savoir sur ce fichier">
      {warnings.map(({ code, text }) => (
        <li key={code}>
          <Text size="sm">{text}</Text>
        </li>
      ))}
    </ul>
  );
}
