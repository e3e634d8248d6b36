import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { SettingChange, SystemSetting } from '../../../../../shared/admin/setting.contract.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { valueWords } from './setting-words.ts';
import { useSettingChanges } from './use-system-settings.ts';

/** Who changed a setting, when, from what to what, and why. */
export function HistoryDialog({ setting, onClose }: { setting: SystemSetting; onClose: () => void }) {
  const { changes, error, reload, more, reading } = useSettingChanges(setting.key);
  const wordsOf = (value: SettingChange['to']) =>
    value === null ? `${valueWords(setting, setting.default)} (par défaut)` : valueWords(setting, value);
  return (
    <Dialog title={`Historique\u00a0: ${setting.label}`} onClose={onClose}>
      <Stack gap="md">
        {error && <LoadFailure what="L’historique" error={error} onRetry={reload} />}
        {!changes && !error && <Skeleton height={120} role="status" aria-label="Chargement de l’historique" />}
        {changes?.length === 0 && <Text c="dimmed">Aucun changement depuis 400 jours.</Text>}
        {changes?.map(({ id, at, by, from, to, reason }) => (
          <div key={id}>
            <Text>
              {wordsOf(from)} → <strong>{wordsOf(to)}</strong>
            </Text>
            {reason && <Text size="sm">{reason}</Text>}
            <Text size="sm" c="dimmed">
              {formatMoment(at)}, {by.name}
            </Text>
          </div>
        ))}
        {more && (
          <Button variant="default" onClick={more} aria-disabled={reading}>
            {reading ? 'Chargement...' : 'Voir plus'}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
