import { Text, TextInput, Title } from '@mantine/core';
import {
  type ScoringGroup,
  scoringCaps,
  scoringHalfLives,
  weightBounds,
} from '../../../../../shared/prospects/scoring.ts';
import type { FieldProblems } from '../../../lib/native-problems.ts';
import classes from './scoring.module.css';
import { type axes, groupNames, rulesOf, targetsOf } from './scoring-groups.ts';
import { fieldName, ruleWords, type ScoringValues } from './scoring-values.ts';
import { TargetField } from './target-field.tsx';

export type ScoringFieldsProps = {
  values: ScoringValues;
  problems: FieldProblems;
  input: (name: string) => object;
  setValues: (change: (latest: ScoringValues) => ScoringValues) => void;
};

/** The rules of one side of the score, group by group. */
export function AxisFields({ axis, ...fields }: ScoringFieldsProps & { axis: (typeof axes)[number] }) {
  return (
    <section>
      <Title order={3} fz="1.0625rem">
        {axis.name}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {axis.about}
      </Text>
      <div className={classes.groups}>
        {axis.groups.map((group) => (
          <GroupFields key={group} group={group} {...fields} />
        ))}
      </div>
    </section>
  );
}

function GroupFields({ group, ...fields }: ScoringFieldsProps & { group: ScoringGroup }) {
  return (
    <fieldset className={classes.group}>
      <legend>{groupNames[group]}</legend>
      {rulesOf(group).map((rule) => (
        <NumberField key={rule} label={ruleWords(rule)} unit="points" part="points" name={rule} {...fields} />
      ))}
      {group in scoringCaps && (
        <NumberField label="Plafond du groupe" unit="points" part="caps" name={group} {...fields} bound />
      )}
      {group in scoringHalfLives && (
        <NumberField
          label="Compte pour moitié après"
          unit="jours"
          part="halfLives"
          name={group}
          {...fields}
          bound={!(group in scoringCaps)}
        />
      )}
      {targetsIn(group).map(({ name, label }) => (
        <TargetField key={name} name={name} label={label} {...fields} />
      ))}
    </fieldset>
  );
}

const targetsIn = (group: ScoringGroup) =>
  group === 'industry' || group === 'market' || group === 'penalties' ? targetsOf[group] : [];

type NumberProps = Pick<ScoringFieldsProps, 'input' | 'problems'> & {
  label: string;
  unit: string;
  part: keyof typeof weightBounds;
  name: string;
  /** The first of what bounds the group. */
  bound?: boolean;
};

function NumberField({ label, unit, part, name, input, problems, bound = false }: NumberProps) {
  return (
    <TextInput
      type="number"
      step={1}
      {...weightBounds[part]}
      {...input(fieldName(part, name))}
      error={problems[fieldName(part, name)]}
      size="sm"
      label={label}
      rightSection={<span className={classes.unit}>{unit}</span>}
      rightSectionWidth={58}
      classNames={{
        root: bound ? `${classes.number} ${classes.bound}` : classes.number,
        label: classes.numberLabel,
        wrapper: classes.numberInput,
        error: classes.numberError,
      }}
    />
  );
}
