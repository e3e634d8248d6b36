import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import type { ExportScope } from '../../../../../shared/settings/exports.rules.ts';
import cards from '../../../components/card-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { useMay } from '../../../lib/use-may.ts';
import { SettingCard } from '../setting-card.tsx';
import { ExportRow } from './export-row.tsx';
import { isUnderWay, useExports } from './use-exports.ts';

const acts: { scope: ExportScope; label: string }[] = [
  { scope: 'account', label: 'Exporter mon compte' },
  { scope: 'workspace', label: 'Exporter tout l’espace' },
];

/** Takes everything along: an archive of one's account and, for owners, of the workspace. */
export function ExportCard() {
  const { items, error, reload, ask } = useExports();
  const [asking, setAsking] = useState<ExportScope | null>(null);
  const may = useMay();
  const mayTakeAll = may('settings:export') && may('workspace:own');

  async function begin(scope: ExportScope) {
    if (asking) return;
    setAsking(scope);
    try {
      await ask(scope);
      say('Archive demandée\u00a0: vous serez prévenu quand elle sera prête');
    } catch (failure) {
      sayRefused('L’archive n’a pas pu être demandée', failure);
    } finally {
      setAsking(null);
    }
  }

  return (
    <SettingCard
      id="export"
      title="Exporter"
      about="Une archive ZIP de vos données, en JSON et en CSV, avec les images et les factures. Elle reste disponible sept jours."
    >
      {error && !items && <LoadFailure what="Les archives" error={error} onRetry={reload} />}
      {!items && !error && <Skeleton height={120} radius="lg" role="status" aria-label="Chargement des archives" />}
      {items && (
        <>
          <Group gap="sm">
            {acts
              .filter(({ scope }) => scope === 'account' || mayTakeAll)
              .map(({ scope, label }) => (
                <Button
                  key={scope}
                  variant="default"
                  onClick={() => begin(scope)}
                  aria-disabled={asking !== null || items.some((item) => item.scope === scope && isUnderWay(item))}
                >
                  {asking === scope ? 'Demande...' : label}
                </Button>
              ))}
          </Group>
          {!mayTakeAll && (
            <Text size="sm" c="dimmed">
              Seul un propriétaire peut demander l’archive de tout l’espace.
            </Text>
          )}
          {items.length === 0 ? (
            <Text size="sm" c="dimmed">
              Aucune archive pour le moment.
            </Text>
          ) : (
            <ul className={cards.list} aria-label="Archives">
              {items.map((item) => (
                <ExportRow key={item.id} item={item} />
              ))}
            </ul>
          )}
        </>
      )}
    </SettingCard>
  );
}
