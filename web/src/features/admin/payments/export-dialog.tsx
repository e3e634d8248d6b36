import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { exportPayments } from '../../../../../shared/admin/payment.contract.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { handOverExport } from '../../../components/hand-over-export.ts';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { FormDialog } from './form-dialog.tsx';

const kinds = {
  ledger: {
    label: 'Journal des ventes',
    text: 'Chaque facture et chaque avoir émis dans la période, ligne par ligne.',
  },
  vat: {
    label: 'TVA encaissée',
    text: 'Par mois, règle et taux : les factures au jour de leur paiement, les avoirs au leur.',
  },
  dac7: {
    label: 'Déclaration DAC7',
    text: 'Par créateur, ce qu’il a reçu chaque trimestre, tous espaces confondus, avec son identité. À déclarer avant le 31 janvier qui suit.',
  },
} as const;
type Kind = keyof typeof kinds;

const fileNames: Record<Kind, string> = { ledger: 'ventes', vat: 'tva', dac7: 'dac7' };

/** The year that is declared next comes first. */
const lastYears = (today: string): string[] => [1, 0, 2, 3].map((back) => String(Number(today.slice(0, 4)) - back));

/** What accountants ask for, over a period. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const today = parisDay();
  const [kind, setKind] = useState<Kind>('ledger');
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const setYear = (year: string) => {
    setFrom(`${year}-01-01`);
    setTo(`${year}-12-31`);
  };
  const choose = (chosen: Kind) => {
    setKind(chosen);
    if (chosen === 'dac7') setYear(lastYears(today)[0] ?? today.slice(0, 4));
  };
  const submit = useSubmit({
    check: () => ({ to: to < from ? 'La fin précède le début' : null }),
    act: async () => {
      await handOverExport(fileNames[kind], () => request(exportPayments, { query: { kind, from, to } }));
      onClose();
    },
    otherwise: 'L’export n’a pas pu être préparé',
  });
  return (
    <FormDialog title="Exporter" submit={submit} act="Exporter" acting="Préparation..." onClose={onClose}>
      <NativeSelect
        label="Export"
        data={Object.entries(kinds).map(([value, { label }]) => ({ value, label }))}
        value={kind}
        onChange={({ currentTarget }) => choose(currentTarget.value as Kind)}
      />
      <Text size="sm">{kinds[kind].text}</Text>
      {kind === 'dac7' ? (
        <NativeSelect
          label="Année"
          name="year"
          data={lastYears(today)}
          value={from.slice(0, 4)}
          onChange={({ currentTarget }) => setYear(currentTarget.value)}
        />
      ) : (
        <Group gap="xs" grow align="flex-start">
          <TextInput
            type="date"
            label="Du"
            name="from"
            required
            value={from}
            error={submit.problems.from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextInput
            type="date"
            label="Au"
            name="to"
            required
            value={to}
            error={submit.problems.to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
        </Group>
      )}
    </FormDialog>
  );
}
