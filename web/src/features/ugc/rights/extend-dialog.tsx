import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { extensionDays } from '../../../../../shared/rules/ugc/right-days.ts';
import { campaignLimits } from '../../../../../shared/ugc/campaign.rules.ts';
import { actOnUgcRight } from '../../../../../shared/ugc/right.contract.ts';
import type { UgcRight } from '../../../../../shared/ugc/right.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { formatDay } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { sumOf, sumProblem } from '../../../lib/sum-text.ts';
import { useSubmit } from '../../../lib/use-submit.ts';

type Props = { right: UgcRight; onDone: () => void; onClose: () => void };

const monthsProblem = `Indiquez de 1 à ${campaignLimits.months} mois`;

/** Asks the creator for more months, for a fee: supports, networks and countries stay as they are. */
export function ExtendDialog({ right, onDone, onClose }: Props) {
  const { id, endsOn, creatorName, extension, version } = right;
  const [months, setMonths] = useState('3');
  const [fee, setFee] = useState('');
  const count = Number(months);
  const isCount = Number.isInteger(count) && count >= 1 && count <= campaignLimits.months;
  const sum = fee.trim() === '' ? 0 : sumOf(fee);
  const days = isCount ? extensionDays(endsOn, count, parisDay()) : null;
  const { busy, message, problems, form } = useSubmit({
    check: () => ({ months: isCount ? null : monthsProblem, fee: sum === null ? sumProblem : null }),
    act: async () => {
      const body = { action: 'propose_extension' as const, months: count, fee: sum ?? 0, version };
      await request(actOnUgcRight, { params: { id }, body });
      say('Prolongation proposée au créateur');
      onClose();
      onDone();
    },
    otherwise: 'La prolongation n’a pas été proposée',
  });
  return (
    <Dialog title="Prolonger ces droits" onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          {extension?.status === 'proposed' && (
            <FormNotice tone="asked">Cette proposition remplacera celle qui attend une réponse.</FormNotice>
          )}
          <Text size="sm">
            <bdi>{creatorName}</bdi> reçoit un avenant à lire et à accepter par un code. Les supports, les réseaux et
            les pays restent les mêmes, et rien ne change avant sa réponse.
          </Text>
          <TextInput
            name="months"
            label="Durée, en mois"
            inputMode="numeric"
            required
            value={months}
            error={problems.months}
            onChange={({ currentTarget }) => setMonths(currentTarget.value)}
            data-autofocus
          />
          <TextInput
            name="fee"
            label="Montant, en euros hors taxes"
            description="Compté dans le seuil légal de l’année avec ce créateur."
            inputMode="decimal"
            value={fee}
            error={problems.fee}
            onChange={({ currentTarget }) => setFee(currentTarget.value)}
          />
          <Text size="sm" c="dimmed" aria-live="polite">
            {days ? `Du ${formatDay(days.startsOn)} au ${formatDay(days.endsOn)} inclus.` : monthsProblem}
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Envoi...' : 'Proposer'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
