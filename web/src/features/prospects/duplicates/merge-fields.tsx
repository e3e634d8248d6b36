import { Radio, Text } from '@mantine/core';
import { useId } from 'react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import classes from './duplicates.module.css';
import type { FieldPlan, PlanField } from './merge-plan.ts';

type Props = {
  plan: readonly FieldPlan[];
  people: readonly Prospect[];
  onChoose: (field: PlanField, id: string) => void;
};

/** Field by field, what is kept where the prospects differ. */
export function MergeFields({ plan, people, onChoose }: Props) {
  if (plan.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Les fiches disent la même chose&nbsp;: il n’y a rien à choisir.
      </Text>
    );
  return (
    <section>
      <Text size="sm" fw={500} mb={4}>
        Ce qui diffère
      </Text>
      <div className={classes.fields}>
        {plan.map((one) => (
          <FieldChoice key={one.field} plan={one} people={people} onChoose={onChoose} />
        ))}
      </div>
    </section>
  );
}

type ChoiceProps = Omit<Props, 'plan'> & { plan: FieldPlan };

function FieldChoice({ plan: { field, label, options, keptId }, people, onChoose }: ChoiceProps) {
  const labelId = useId();
  const [only] = options;
  if (options.length === 1 && only) {
    const owner = people.find(({ id }) => id === only.id);
    return (
      <div className={classes.field}>
        <span className={classes.fieldName}>{label}</span>
        <span className={classes.options}>
          <span className={classes.long}>{only.text}</span>
          <span className={classes.facts}>Repris de {owner ? prospectName(owner) : 'l’autre fiche'}</span>
        </span>
      </div>
    );
  }
  return (
    <div className={classes.field} role="radiogroup" aria-labelledby={labelId}>
      <span className={classes.fieldName} id={labelId}>
        {label}
      </span>
      <div className={classes.options}>
        {options.map(({ id, text }) => (
          <Radio
            key={id}
            size="sm"
            name={`${labelId}-${field}`}
            value={id}
            label={<span className={classes.long}>{text}</span>}
            checked={id === keptId}
            onChange={() => onChoose(field, id)}
          />
        ))}
      </div>
    </div>
  );
}
