import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './journal.module.css';
import { isFiltered, noFilters, ownDates, periods, urlNames } from './journal-filters.ts';
import { useChoices } from './use-journal.ts';

/** Who, what and when. */
export function FilterRow() {
  const { params, change } = useUrlState();
  const choices = useChoices();
  const people = choices?.actors.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const acts =
    choices?.words.map(({ value, label, types }) => ({
      group: label,
      items: [{ value, label: `${label}\u00a0: tout` }, ...types],
    })) ?? [];
  const period = params.get(urlNames.period) ?? '';
  return (
    <search className={classes.filters} aria-label="Filtres du journal">
      <Choice name={urlNames.who} label="Qui" data={[{ value: '', label: 'Tout le monde' }, ...people]} />
      <Choice name={urlNames.what} label="Quoi" data={[{ value: '', label: 'Toutes les actions' }, ...acts]} />
      <NativeSelect
        label="Quand"
        data={periods}
        value={period}
        onChange={({ currentTarget }) =>
          change({ [urlNames.period]: currentTarget.value, [urlNames.from]: null, [urlNames.to]: null })
        }
      />
      {period === ownDates && (
        <>
          <DayField name={urlNames.from} label="Du" />
          <DayField name={urlNames.to} label="Au" />
        </>
      )}
      {isFiltered(params) && (
        <Button variant="subtle" color="gray" className={classes.clear ?? ''} onClick={() => change(noFilters)}>
          Retirer les filtres
        </Button>
      )}
    </search>
  );
}

type Option = { value: string; label: string };
type ChoiceProps = { name: string; label: string; data: (Option | { group: string; items: Option[] })[] };

function Choice({ name, label, data }: ChoiceProps) {
  const { params, change } = useUrlState();
  const value = params.get(name) ?? '';
  const known = data.some((one) =>
    'items' in one ? one.items.some((item) => item.value === value) : one.value === value,
  );
  return (
    <NativeSelect
      label={label}
      // Someone who left, or a list that has not come yet: the choice stays what the address says.
      data={known ? data : [...data, { value, label: 'Autre choix' }]}
      value={value}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
}

function DayField({ name, label }: { name: string; label: string }) {
  const { params, change } = useUrlState();
  return (
    <TextInput
      type="date"
      label={label}
      value={params.get(name) ?? ''}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value }, { replace: true })}
    />
  );
}
