import { NativeSelect, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { isReadBothWays, type NumericDate, numericDate } from '../../../../../shared/imports/date-order.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { prospectStatuses } from '../../../../../shared/prospects/prospects.rules.ts';
import columnClasses from '../../../imports/column-list.module.css';
import { DateOrderChoice } from '../../../imports/date-order-choice.tsx';
import classes from '../../../imports/import-steps.module.css';
import { countryName, formatCount } from '../../../lib/format.ts';
import type { Column } from './column-choices.ts';
import type { Wizard } from './use-import-wizard.ts';

type Props = { wizard: Wizard; columns: readonly Column[] };

/** 3 April or 4 March: for a file whose first dates can be read one way only. */
const usualDate = { first: 3, second: 4, year: 2026 };

const exampleDate = (columns: readonly Column[]): NumericDate =>
  columns
    .filter(({ field }) => field === 'nextActionAt' || field === 'collectedAt')
    .flatMap(({ sample }) => numericDate(sample.trim()) ?? [])
    .find(isReadBothWays) ?? usualDate;

/** What the file alone does not tell: what its statuses stand for, how its dates are read, where its telephones are. */
export function ValueQuestions({ wizard, columns }: Props) {
  const has = (field: Column['field']) => columns.some((column) => column.field === field);
  const { seen, said, tell, busy } = wizard;
  const dates = seen?.dates && (!seen.dates.decided || said.dateOrder) ? seen.dates : null;
  return (
    <>
      {(dates || has('phone')) && (
        <div className={classes.settings}>
          {has('phone') && <PhoneCountry wizard={wizard} />}
          {dates && (
            <DateOrderChoice
              disabled={busy}
              example={exampleDate(columns)}
              value={said.dateOrder ?? 'dmy'}
              onChange={(dateOrder) => tell({ dateOrder })}
            />
          )}
        </div>
      )}
      {has('status') && <Statuses wizard={wizard} />}
    </>
  );
}

const countries = [
  'FR',
  'BE',
  'CH',
  'LU',
  'CA',
  'GB',
  'IE',
  'US',
  'DE',
  'AT',
  'ES',
  'IT',
  'PT',
  'NL',
  'PL',
  'MA',
  'DZ',
  'TN',
]
  .concat(['SN', 'CI', 'CM', 'RE', 'GP', 'MQ', 'GF', 'YT'])
  .map((value) => ({ value, label: countryName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'fr'));

function PhoneCountry({ wizard: { said, tell, busy } }: { wizard: Wizard }) {
  return (
    <NativeSelect
      label="Pays des numéros sans indicatif"
      description="Pour les lignes qui n’ont pas de pays."
      disabled={busy}
      value={said.country ?? 'FR'}
      onChange={({ currentTarget: { value } }) => tell({ country: value })}
      data={countries}
    />
  );
}

const statuses = keysOf(prospectStatuses);
/** No status is called so. */
const inNotes = '';
const choices = [
  { value: inNotes, label: 'Gardé dans les notes' },
  ...statuses.map((value) => ({ value, label: prospectStatuses[value] })),
];

function Statuses({ wizard: { seen, said, tell, busy } }: { wizard: Wizard }) {
  const id = useId();
  const values = seen?.statuses ?? [];
  if (values.length === 0) return null;
  const ordered = [...values.filter(({ known }) => !known), ...values.filter(({ known }) => known)];
  const meaningOf = ({ value, status }: (typeof values)[number]) =>
    said.statuses && Object.hasOwn(said.statuses, value) ? said.statuses[value] : status;
  const choose = (value: string, chosen: string) =>
    tell({ statuses: { ...said.statuses, [value]: statuses.find((one) => one === chosen) ?? null } });
  return (
    <Stack gap={6}>
      <div>
        <Text size="sm" fw={500} id={id}>
          À quel statut correspond chaque mot du fichier
        </Text>
        <Text size="xs" c="dimmed">
          Sans choix de votre part, un nouveau prospect entre comme «&nbsp;Nouveau&nbsp;». Vos réponses sont retenues
          pour les prochains imports.
        </Text>
      </div>
      <ul className={columnClasses.columns} aria-labelledby={id}>
        {ordered.map((one) => (
          <li key={one.value} className={columnClasses.column}>
            <div className={columnClasses.header}>
              <Text size="sm" fw={600} truncate title={one.value}>
                {one.value}
              </Text>
              <Text size="xs" c="dimmed">
                {formatCount(one.count, 'ligne')}
              </Text>
            </div>
            <NativeSelect
              size="sm"
              aria-label={`Statut ${one.value}`}
              disabled={busy}
              value={meaningOf(one) ?? inNotes}
              onChange={({ currentTarget }) => choose(one.value, currentTarget.value)}
              data={choices}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
