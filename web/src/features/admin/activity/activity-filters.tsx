import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './activity.module.css';
import { isFiltered, noFilters, urlNames } from './filters.ts';
import { useChain } from './use-chain.ts';

/** Where, who, what, from which address and when. */
export function ActivityFilters() {
  const { params, change } = useUrlState();
  const { data } = useChain(params.get(urlNames.chain) || 'platform');
  const word = params.get(urlNames.word) ?? '';
  return (
    <search className={classes.filters} aria-label="Filtres du journal">
      <TextField name={urlNames.chain} label="Espace" placeholder="wks_… ou platform" />
      <TextField name={urlNames.actor} label="Qui" placeholder="usr_…, key_…" />
      <NativeSelect
        label="Quoi"
        data={[{ value: '', label: 'Tout' }, ...(data?.words ?? (word ? [{ value: word, label: word }] : []))]}
        value={word}
        onChange={({ currentTarget }) => change({ [urlNames.word]: currentTarget.value })}
      />
      <TextField name={urlNames.entity} label="Objet" placeholder="brd_…" />
      <TextField name={urlNames.ip} label="Adresse IP" placeholder="192.0.2.7" />
      <DayField name={urlNames.from} label="Du" />
      <DayField name={urlNames.to} label="Au" />
      <Checkbox
        label="Au nom d’une autre personne"
        className={classes.check ?? ''}
        checked={params.get(urlNames.impersonated) === 'true'}
        onChange={({ currentTarget }) => change({ [urlNames.impersonated]: currentTarget.checked ? 'true' : null })}
      />
      {isFiltered(params) && (
        <Button variant="subtle" color="gray" className={classes.clear ?? ''} onClick={() => change(noFilters)}>
          Retirer les filtres
        </Button>
      )}
    </search>
  );
}

type FieldProps = { name: string; label: string; placeholder?: string };

/** Asked for when it is left, or at Entrée. */
function TextField({ name, ...shown }: FieldProps) {
  const { params, change } = useUrlState();
  const asked = params.get(name) ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const ask = () => {
    if (typed !== null && typed.trim() !== asked) change({ [name]: typed.trim() || null });
    setTyped(null);
  };
  return (
    <TextInput
      {...shown}
      maxLength={60}
      spellCheck={false}
      value={typed ?? asked}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={ask}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
    />
  );
}

function DayField({ name, label }: FieldProps) {
  const { params, change } = useUrlState();
  return (
    <TextInput
      type="date"
      label={label}
      value={params.get(name) ?? ''}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value || null }, { replace: true })}
    />
  );
}
