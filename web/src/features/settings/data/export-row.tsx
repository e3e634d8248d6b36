import { Button, Group, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import type { DataExport } from '../../../../../shared/settings/exports.contract.ts';
import cards from '../../../components/card-list.module.css';
import { formatMoment } from '../../../lib/format.ts';
import { scopeNames, stateText } from './export-words.ts';

/** An archive: where it stands, and the way to fetch it. */
export function ExportRow({ item }: { item: DataExport }) {
  const { scope, status, progress, url, createdAt } = item;
  const name = scopeNames[scope];
  return (
    <li className={cards.card}>
      <Group gap="sm" align="flex-start">
        <div className={cards.what}>
          <Text fw={600}>{name}</Text>
          <Text size="sm">{stateText(item)}</Text>
          <Text size="sm" c="dimmed">
            demandée le {formatMoment(createdAt)}
          </Text>
          {status === 'running' && <Progress value={progress} mt="xs" aria-label={`${name}\u00a0: préparation`} />}
        </div>
        {url && (
          <Button component="a" href={url} variant="default" size="sm" flex="none" aria-label={`Télécharger ${name}`}>
            Télécharger
          </Button>
        )}
      </Group>
    </li>
  );
}
