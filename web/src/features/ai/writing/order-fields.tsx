import { Checkbox, NativeSelect, SegmentedControl } from '@mantine/core';
import { writingLimits } from '../../../../../shared/ai/writing.rules.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { type PlacementKey, placements } from '../../../../../shared/rules/copy/placements.ts';
import { leverLabels } from '../../../../../shared/rules/copy/writer/levers.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import type { WrittenGeneration } from '../evidence/written-texts.ts';
import classes from './order.module.css';
import { allLevers, type Lever, type OrderValues } from './order-values.ts';

type Props = {
  tool: WrittenGeneration['tool'];
  values: OrderValues;
  problems: Record<string, string>;
  onChange: (change: Partial<OrderValues>) => void;
};

const formats: Record<OrderValues['format'], string> = {
  ugc: 'Face caméra',
  founder: 'Fondateur',
  demo: 'Démonstration',
  testimonial: 'Témoignage',
  voice_over: 'Voix hors champ',
};

const placementChoices = keysOf(placements).map((value) => ({ value, label: placements[value].label }));

/** Where texts will stand, how many and how long, or the video to be filmed. */
export function OrderFields(props: Props) {
  if (props.tool === 'generate_script') return <ScriptFields {...props} />;
  return props.tool === 'generate_platform_copy' ? <PlatformFields {...props} /> : <VariationFields {...props} />;
}

function ScriptFields({ values: { duration, format, diffusion }, onChange }: Props) {
  return (
    <>
      <Choice
        label="Durée"
        value={`${duration}`}
        data={['15', '30', '60'].map((value) => ({ value, label: `${value}\u00a0s` }))}
        onChoose={(value) => onChange({ duration: Number(value) as OrderValues['duration'] })}
      />
      <div className={classes.pair}>
        <NativeSelect
          label="Format"
          value={format}
          data={keysOf(formats).map((value) => ({ value, label: formats[value] }))}
          onChange={({ currentTarget: { value } }) => onChange({ format: value as OrderValues['format'] })}
        />
        <NativeSelect
          label="Publié par"
          value={diffusion}
          description={
            diffusion === 'creator' ? 'La mention «\u00a0Collaboration commerciale\u00a0» est ajoutée.' : undefined
          }
          data={[
            { value: 'brand', label: 'La marque' },
            { value: 'creator', label: 'Un créateur, sur son compte' },
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ diffusion: value as OrderValues['diffusion'] })}
        />
      </div>
    </>
  );
}

function PlatformFields({ values, problems, onChange }: Props) {
  return (
    <>
      <Checkbox.Group
        label="Emplacements"
        description={`${formatCount(values.placements.length, 'choisi', 'choisis')}, ${writingLimits.placements} au plus`}
        error={problems.placements}
        value={values.placements}
        onChange={(chosen) => onChange({ placements: keysOf(placements).filter((one) => chosen.includes(one)) })}
      >
        <div className={classes.choices}>
          {placementChoices.map(({ value, label }) => (
            <Checkbox
              key={value}
              value={value}
              label={label}
              disabled={!values.placements.includes(value) && values.placements.length >= writingLimits.placements}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Length values={values} onChange={onChange} />
    </>
  );
}

function VariationFields({ values, onChange }: Props) {
  const { placement, count, levers } = values;
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label="Emplacement"
          value={placement}
          data={placementChoices}
          onChange={({ currentTarget: { value } }) => onChange({ placement: value as PlacementKey })}
        />
        <NativeSelect
          label="Nombre"
          value={`${count}`}
          data={Array.from({ length: writingLimits.variations }, (_, at) => ({
            value: `${at + 1}`,
            label: formatCount(at + 1, 'variation'),
          }))}
          onChange={({ currentTarget: { value } }) => onChange({ count: Number(value) })}
        />
      </div>
      <Length values={values} onChange={onChange} />
      <details>
        <summary>
          Éléments à faire varier&nbsp;: {levers.length === allLevers.length ? 'tous' : formatNumber(levers.length)}
        </summary>
        <Checkbox.Group
          aria-label="Éléments à faire varier"
          value={levers}
          // With nothing to change there is nothing to write.
          onChange={(chosen) => chosen.length > 0 && onChange({ levers: chosen as Lever[] })}
        >
          <div className={classes.choices}>
            {allLevers.map((value) => (
              <Checkbox key={value} value={value} label={leverLabels[value]} />
            ))}
          </div>
        </Checkbox.Group>
      </details>
    </>
  );
}

const Length = ({ values: { length }, onChange }: Pick<Props, 'values' | 'onChange'>) => (
  <Choice
    label="Longueur"
    value={length}
    data={[
      { value: 'short', label: 'Courte' },
      { value: 'medium', label: 'Moyenne' },
      { value: 'long', label: 'Longue' },
    ]}
    onChoose={(value) => onChange({ length: value as OrderValues['length'] })}
  />
);

type ChoiceProps = {
  label: string;
  value: string;
  data: { value: string; label: string }[];
  onChoose: (value: string) => void;
};

const Choice = ({ label, value, data, onChoose }: ChoiceProps) => (
  <div className={classes.choice}>
    <span aria-hidden>{label}</span>
    <SegmentedControl fullWidth aria-label={label} value={value} data={data} onChange={onChoose} />
  </div>
);
