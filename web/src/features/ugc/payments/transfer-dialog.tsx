import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { readBic, readIban } from '../../../../../shared/kernel/iban.ts';
import { legalNumberProblems } from '../../../../../shared/kernel/legal-numbers.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { sepaLengths } from '../../../../../shared/rules/ugc/sepa-text.ts';
import type { UgcPayment } from '../../../../../shared/ugc/collaboration.ts';
import { orderUgcTransfer } from '../../../../../shared/ugc/payment.contract.ts';
import { executionProblem, transferLimits } from '../../../../../shared/ugc/payment.rules.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { downloadXml } from '../../../lib/download.ts';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';

type Props = { payments: UgcPayment[]; onDone: () => void; onClose: () => void };

/** From which account and when; the file is for the brand's own bank, and what it holds is then ordered. */
export function TransferDialog({ payments, onDone, onClose }: Props) {
  const today = parisDay();
  const [name, setName] = useState('');
  const [iban, setIban] = useState('');
  const [bic, setBic] = useState('');
  const [executionOn, setExecutionOn] = useState(today);
  const total = payments.reduce((sum, { amountInclTax, refund }) => sum + amountInclTax + refund, 0);
  const again = payments.filter(({ status }) => status === 'ordered').length;
  const { busy, message, problems, form } = useSubmit({
    check: () => ({
      iban: readIban(iban) ? null : legalNumberProblems.iban,
      bic: bic.trim() === '' || readBic(bic) ? null : legalNumberProblems.bic,
      executionOn:
        executionOn < today || executionOn > addDays(today, transferLimits.aheadDays) ? executionProblem : null,
    }),
    act: async () => {
      const debtor = { name: name.trim(), iban, ...(bic.trim() && { bic }) };
      const body = { ids: payments.map(({ id }) => id), executionOn, debtor };
      downloadXml(`virements-${executionOn}.xml`, await request(orderUgcTransfer, { body }));
      say('Fichier prêt\u00a0: remettez-le à votre banque');
      onClose();
      onDone();
    },
    otherwise: 'Le fichier n’a pas pu être préparé',
  });
  return (
    <Dialog title="Fichier de virement" onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text size="sm">
            {payments.length === 1 ? '1 virement' : `${payments.length} virements`}, <b>{eurosText(total)}</b> en tout.
            Réclame ne détient pas vos fonds&nbsp;: vous remettez ce fichier SEPA à votre banque, qui exécute les
            virements. Ces paiements seront marqués ordonnés.
          </Text>
          {again > 0 && (
            <FormNotice tone="asked">
              {again === 1 ? 'Un de ces paiements était' : `${again} de ces paiements étaient`} déjà dans un fichier.
              Vérifiez que votre banque ne l’a pas exécuté, pour ne pas payer deux fois.
            </FormNotice>
          )}
          <TextInput
            name="name"
            label="Titulaire du compte"
            required
            maxLength={sepaLengths.name}
            autoComplete="organization"
            value={name}
            error={problems['debtor.name'] ?? problems.name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            data-autofocus
          />
          <TextInput
            name="iban"
            label="IBAN du compte à débiter"
            required
            maxLength={40}
            value={iban}
            error={problems['debtor.iban'] ?? problems.iban}
            onChange={({ currentTarget }) => setIban(currentTarget.value)}
          />
          <TextInput
            name="bic"
            label="BIC, si votre banque le demande"
            maxLength={40}
            value={bic}
            error={problems['debtor.bic'] ?? problems.bic}
            onChange={({ currentTarget }) => setBic(currentTarget.value)}
          />
          <TextInput
            type="date"
            name="executionOn"
            label="À exécuter le"
            required
            min={today}
            value={executionOn}
            error={problems.executionOn}
            onChange={({ currentTarget }) => setExecutionOn(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Préparation...' : 'Télécharger le fichier'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
