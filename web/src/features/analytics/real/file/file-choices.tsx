import { Group, NativeSelect, TextInput } from '@mantine/core';
import { DateOrderChoice } from '../../../../imports/date-order-choice.tsx';
import type { SalesTable } from './read-sales-file.ts';
import type { FileSales, SalesChoices } from './sales-of-file.ts';

type Props = {
  table: SalesTable;
  choices: SalesChoices;
  unsure: FileSales['unsure'];
  currency: string;
  onChoose: (choices: Partial<SalesChoices>) => void;
  onCurrency: (currency: string) => void;
};

/** What a file of sales leaves to choose: which of its amounts, in what currency, and how it writes what can be read in two ways. */
export function FileChoices({ table, choices, unsure, currency, onChoose, onCurrency }: Props) {
  const { amounts } = table.columns;
  return (
    <Group gap="md" align="flex-end">
      {amounts.length > 1 && (
        <NativeSelect
          label="Chiffre d’affaires"
          value={String(choices.amount)}
          data={amounts.map((at) => ({ value: String(at), label: table.header[at] ?? '' }))}
          onChange={({ currentTarget }) => onChoose({ amount: Number(currentTarget.value) })}
        />
      )}
      <TextInput
        label="Devise"
        w={110}
        maxLength={3}
        value={currency}
        onChange={({ currentTarget }) => onCurrency(currentTarget.value)}
      />
      {unsure.decimal && (
        <NativeSelect
          label={`Comment lire ${unsure.decimal}`}
          value={choices.decimal ?? ''}
          data={[
            { value: '', label: 'Choisir...' },
            { value: ',', label: 'La virgule sépare les centimes' },
            { value: '.', label: 'Le point sépare les centimes' },
          ]}
          onChange={({ currentTarget: { value } }) => value !== '' && onChoose({ decimal: value === ',' ? ',' : '.' })}
        />
      )}
      {unsure.date && (
        <DateOrderChoice
          example={unsure.date}
          value={choices.dateOrder ?? 'dmy'}
          onChange={(dateOrder) => onChoose({ dateOrder })}
        />
      )}
    </Group>
  );
}
