import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { customFromText } from '../../../../../shared/prospects/custom-fields.ts';
import type { ProspectField } from '../../../../../shared/prospects/fields.contract.ts';
import { prospectLimits } from '../../../../../shared/prospects/prospects.rules.ts';
import { FacetCheckbox } from '../../../components/facet-choice.tsx';
import { FacetGroup } from '../../../components/facet-filter.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../filters/filters.module.css';
import { useCustomFields } from './use-custom-fields.ts';

const filterName = 'custom';
const patienceMs = 400;

/** The fields of the workspace, by which prospects are narrowed; nothing where it has none. */
export function CustomFilters() {
  const { fields, loaded } = useCustomFields();
  const { params, change } = useUrlState();
  const asked = params.getAll(filterName);
  const known = asked.filter((one) => fields.some(({ id }) => one.startsWith(`${id}:`)));
  return (
    <>
      {fields.map((field) => (
        <FacetGroup key={field.id} title={field.name}>
          <FieldFilter field={field} />
        </FacetGroup>
      ))}
      {loaded && known.length < asked.length && (
        <Button variant="default" size="xs" onClick={() => change({ [filterName]: known })}>
          Champ supprimé{'\u00a0'}: retirer ce filtre
        </Button>
      )}
    </>
  );
}

type Asked = {
  /** What is asked of the field, without its name. */
  values: string[];
  ask: (values: string[]) => void;
};

function FieldFilter({ field }: { field: ProspectField }) {
  const { params, change } = useUrlState();
  const { id, type } = field;
  const all = params.getAll(filterName);
  const own = all.filter((one) => one.startsWith(`${id}:`));
  const asked: Asked = {
    values: own.map((one) => one.slice(id.length + 1)),
    ask: (values) =>
      change(
        { [filterName]: [...all.filter((one) => !own.includes(one)), ...values.map((value) => `${id}:${value}`)] },
        { replace: true },
      ),
  };
  if (type === 'choice') return <Choices field={field} {...asked} />;
  if (type === 'text') return <Words {...asked} />;
  return <Bounds type={type} {...asked} />;
}

function Choices({ field: { choices }, values, ask }: Asked & { field: ProspectField }) {
  const offered = [...new Set([...choices, ...values.filter(Boolean)])];
  const toggle = (value: string) =>
    ask(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return [...offered, ''].map((value) => (
    <FacetCheckbox
      key={value}
      label={value || 'Non précisé'}
      checked={values.includes(value)}
      onChange={() => toggle(value)}
    />
  ));
}

function Words({ values, ask }: Asked) {
  const [first = ''] = values;
  return (
    <Typed
      label="Contient"
      text={first}
      max={prospectLimits.customText}
      onType={(text) => ask(text.trim() ? [text.trim()] : [])}
    />
  );
}

function Bounds({ type, values, ask }: Asked & { type: 'number' | 'date' }) {
  const [from = '', to = from] = (values[0] ?? '').split('..');
  const bound = (text: string, next: string) => ask(text || next ? [`${text}..${next}`] : []);
  const problem = (text: string) =>
    type === 'number' && text && Number.isNaN(customFromText({ type, choices: [] }, text)) ? 'Nombre attendu' : null;
  const shared = { max: 20, problem, day: type === 'date' };
  return (
    <div className={classes.days}>
      <Typed
        {...shared}
        label={type === 'date' ? 'À partir du' : 'Au moins'}
        text={from}
        onType={(text) => bound(text, to)}
      />
      <Typed
        {...shared}
        label={type === 'date' ? 'Jusqu’au' : 'Au plus'}
        text={to}
        onType={(text) => bound(from, text)}
      />
    </div>
  );
}

type TypedProps = {
  label: string;
  /** As the address has it. */
  text: string;
  max: number;
  day?: boolean;
  problem?: (text: string) => string | null;
  onType: (text: string) => void;
};

/** What is typed asks once one stops. */
function Typed({ label, text, max, day = false, problem = () => null, onType }: TypedProps) {
  const [typed, setTyped] = useState(text);
  const apply = useDebouncedCallback(onType, patienceMs);
  useEffect(() => setTyped(text), [text]);
  return (
    <TextInput
      label={label}
      size="xs"
      type={day ? 'date' : 'text'}
      maxLength={max}
      value={typed}
      error={problem(typed)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (!problem(value)) apply(value.trim());
      }}
    />
  );
}
