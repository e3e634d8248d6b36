import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { getReport, type Report } from '../../../../../../shared/analytics/reports.contract.ts';
import { shareReport, unshareReport } from '../../../../../../shared/analytics/sharing.contract.ts';
import { addDays, parisDay, parisMidnight } from '../../../../../../shared/kernel/paris-day.ts';
import { CopyField } from '../../../../components/copy-field.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { messageOf } from '../../../../lib/api-error.ts';
import { formatMoment } from '../../../../lib/format.ts';
import { request } from '../../../../lib/request.ts';
import { useMay } from '../../../../lib/use-may.ts';

type Props = { report: Report; onChanged: (report: Report) => void };

/** The link by which anyone reads the report. */
export function SharePanel({ report, onChanged }: Props) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('analytics:write') && report.shareUrl === null) return null;
  return (
    <>
      <Button
        variant="default"
        ml="auto"
        leftSection={<IconShare2 size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {report.shareUrl ? 'Partagé' : 'Partager'}
      </Button>
      {isOpen && (
        <Dialog title="Partager par un lien" onClose={() => setOpen(false)}>
          {report.shareUrl ? (
            <Shared report={report} onChanged={onChanged} />
          ) : (
            <NewLink report={report} onChanged={onChanged} />
          )}
        </Dialog>
      )}
    </>
  );
}

/** One act at once, and why it was refused. */
function useAct({ report: { id }, onChanged }: Props, otherwise: string) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function act(run: () => Promise<unknown>) {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await run();
      onChanged((await request(getReport, { params: { id } })).report);
    } catch (error) {
      setRefusal(messageOf(error, otherwise));
    } finally {
      setBusy(false);
    }
  }
  return { busy, refusal, act };
}

function NewLink(props: Props) {
  const { id } = props.report;
  const { busy, refusal, act } = useAct(props, 'Le lien n’a pas pu être créé');
  const [last, setLast] = useState('');
  const [frozen, setFrozen] = useState(false);
  const share = () =>
    act(() =>
      request(shareReport, {
        params: { id },
        body: { frozen, ...(last && { expiresAt: new Date(parisMidnight(addDays(last, 1))).toISOString() }) },
      }),
    );
  return (
    <Stack gap="md">
      {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
      <Text size="sm">
        Qui a le lien lit le rapport, sans compte ni application. Rien d’autre de votre espace n’est montré.
      </Text>
      <Checkbox
        label="Figer les chiffres d’aujourd’hui"
        description="Sinon, la page montre toujours les chiffres du jour."
        checked={frozen}
        onChange={({ currentTarget }) => setFrozen(currentTarget.checked)}
      />
      <TextInput
        type="date"
        label="Dernier jour du lien, optionnel"
        min={parisDay()}
        value={last}
        onChange={({ currentTarget }) => setLast(currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button onClick={share} aria-disabled={busy}>
          {busy ? 'Création...' : 'Créer le lien'}
        </Button>
      </Group>
    </Stack>
  );
}

function Shared(props: Props) {
  const { id, shareUrl, shareExpiresAt, shareFrozenAt } = props.report;
  const may = useMay();
  const { busy, refusal, act } = useAct(props, 'Le lien n’a pas pu être retiré');
  return (
    <Stack gap="md">
      {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
      <CopyField label="Lien du rapport" value={shareUrl ?? ''} otherwise="Copiez-le depuis le champ.">
        {shareFrozenAt ? `Chiffres figés le ${formatMoment(shareFrozenAt)}.` : 'La page montre les chiffres du jour.'}
        {shareExpiresAt && ` Le lien s’éteint le ${formatMoment(shareExpiresAt)}.`}
      </CopyField>
      {may('analytics:write') && (
        <Group justify="flex-end">
          <Button
            variant="default"
            onClick={() => act(() => request(unshareReport, { params: { id } }))}
            aria-disabled={busy}
          >
            {busy ? 'Retrait...' : 'Retirer le lien'}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
