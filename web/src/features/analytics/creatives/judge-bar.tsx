import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { comparedMetrics } from '../../../../../shared/rules/estimates.ts';
import { isShare } from '../../../../../shared/rules/ratio-formats.ts';
import { countField, readCount } from '../../../lib/grid-values.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './creatives.module.css';
import { creativeNames, creativesIn } from './creatives-query.ts';
import type { Creatives } from './use-creatives.ts';

/** By what ads are judged: a metric, what it should be, and what must have been spent before anything is said. */
export function JudgeBar({ creatives: { metric, minSpend, currency, states } }: { creatives: Creatives }) {
  const { params, change } = useUrlState();
  const { target } = creativesIn(params);
  const [open, setOpen] = useState(target !== undefined || params.has(creativeNames.threshold) || states.no_target > 0);
  const times = isShare(metric) ? 100 : 1;
  return (
    <div className={classes.judge}>
      <NativeSelect
        label="Juger sur"
        size="sm"
        value={metric}
        data={comparedMetrics.map((value) => ({ value, label: metricLabels[value] }))}
        onChange={({ currentTarget: { value } }) =>
          change({ [creativeNames.metric]: value, [creativeNames.target]: null })
        }
      />
      {!open && (
        <Button variant="subtle" size="sm" onClick={() => setOpen(true)}>
          Modifier la règle
        </Button>
      )}
      {open && (
        <>
          <NumberText
            key={`${metric}/${target}`}
            label={isShare(metric) ? 'Objectif, en %' : 'Objectif'}
            placeholder="De la campagne"
            value={target === undefined ? undefined : Math.round(Number(target) * times * 1e6) / 1e6}
            onSay={(value) =>
              change({
                [creativeNames.target]: value === null ? null : String(Math.round((value / times) * 1e6) / 1e6),
              })
            }
          />
          <NumberText
            key={minSpend}
            label={`Dépense minimale (${symbolOf(currency ?? 'EUR')})`}
            value={minSpend}
            onSay={(value) => change({ [creativeNames.threshold]: value === null ? null : String(value) })}
          />
        </>
      )}
    </div>
  );
}

/** `€`, `$US` */
const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

type NumberTextProps = {
  label: string;
  placeholder?: string;
  value: number | undefined;
  /** When the field is left or entered; null where it is empty. */
  onSay: (value: number | null) => void;
};

function NumberText({ label, placeholder, value, onSay }: NumberTextProps) {
  const [text, setText] = useState(countField(value));
  const [problem, setProblem] = useState<string>();
  const say = () => {
    const read = readCount(false, text);
    if ('problem' in read) setProblem(`Ce nombre ${read.problem}`);
    else if (read.value !== (value ?? null)) onSay(read.value);
  };
  return (
    <TextInput
      label={label}
      size="sm"
      inputMode="decimal"
      placeholder={placeholder}
      value={text}
      error={problem}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        setProblem(undefined);
      }}
      onBlur={say}
      onKeyDown={({ key }) => key === 'Enter' && say()}
    />
  );
}
