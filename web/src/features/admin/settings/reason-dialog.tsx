import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { SettingValue, SystemSetting } from '../../../../../shared/admin/setting.contract.ts';
import { reasonLimits } from '../../../../../shared/admin/setting.rules.ts';
import { reasonProblem } from '../../../../../shared/admin/setting-problems.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import { valueWords } from './setting-words.ts';

type Props = {
  setting: SystemSetting;
  value: SettingValue | null;
  onAct: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Before a dangerous setting changes: what becomes of it, and why. */
export function ReasonDialog({ setting, value, onAct, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { busy, message, problems, form } = useSubmit({
    check: () => ({ reason: reasonProblem(setting, reason) ?? null }),
    act: async () => {
      await onAct(reason.trim());
      onClose();
    },
    otherwise: 'Le réglage n’a pas changé',
  });
  return (
    <Dialog title={setting.label} onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text>
            {valueWords(setting, setting.value)} → <strong>{valueWords(setting, value ?? setting.default)}</strong>,
            pour toute la plateforme.
          </Text>
          <Text size="sm" c="dimmed">
            {setting.description}
          </Text>
          <Textarea
            label="Motif"
            description="Gardé dans l’historique du réglage."
            name="reason"
            required
            rows={3}
            maxLength={reasonLimits.most}
            data-autofocus
            value={reason}
            error={problems.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Changement...' : 'Changer'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
