import { Button, Group, Text } from '@mantine/core';
import type { ApiKey } from '../../../../../shared/settings/api-keys.contract.ts';
import cards from '../../../components/card-list.module.css';
import { formatDay, formatDayOf } from '../../../lib/format.ts';
import { permissionsText } from './permission-words.ts';

type Props = { apiKey: ApiKey; onRevoke: (() => void) | null };

/** A key: whose it is to be, what it may do, and whether anyone uses it. */
export function ApiKeyCard({ apiKey: { name, permissions, hint, createdAt, lastUsedAt }, onRevoke }: Props) {
  return (
    <li className={cards.card}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <div className={cards.what}>
          <Text fw={600}>{name}</Text>
          <Text size="sm">{permissionsText(permissions)}</Text>
          <Text size="sm" c="dimmed">
            rk_…{hint} · créée le {formatDayOf(createdAt)}
            {'\u00a0· '}
            {lastUsedAt ? `utilisée le ${formatDay(lastUsedAt)}` : 'jamais utilisée'}
          </Text>
        </div>
        {onRevoke && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            flex="none"
            aria-label={`Révoquer ${name}`}
            onClick={onRevoke}
          >
            Révoquer
          </Button>
        )}
      </Group>
    </li>
  );
}
