import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { rightsSentence } from '../../../../../shared/rules/ugc/rights-sentence.ts';
import {
  campaignLimits,
  type Diffusion,
  diffusions,
  rightNetworks,
  rightSupports,
} from '../../../../../shared/ugc/campaign.rules.ts';
import classes from '../ugc.module.css';
import { Choices, territoryLabels } from './choices.tsx';
import { optionsOf, type StepProps, textField, toggled } from './step-fields.ts';

/** What may be done with the contents, where and how long; the sentence of rights writes itself. */
export function RightsStep(props: StepProps) {
  const { values, problems, onChoose } = props;
  const { diffusion, supports, networks, territories: chosen, modifications } = values.choices;
  const text = textField(props);
  const months = Number(values.texts['rights.months']) || 1;
  const sentence = rightsSentence({ supports, networks, territories: chosen, months, modifications });
  return (
    <>
      <p className={classes.sentence} role="status">
        {sentence ?? 'Choisissez où et dans quels pays : la phrase de vos droits s’écrira ici.'}
      </p>
      <NativeSelect
        label="Qui publie"
        name="diffusion"
        data={optionsOf(diffusions)}
        value={diffusion}
        error={problems.diffusion}
        onChange={({ currentTarget }) => onChoose({ diffusion: currentTarget.value as Diffusion })}
      />
      <Choices
        label="Supports"
        name="rights.supports"
        problem={problems['rights.supports']}
        labels={rightSupports}
        chosen={supports}
        onToggle={(one) => onChoose({ supports: toggled(supports, one) })}
      />
      <Choices
        label="Réseaux"
        name="rights.networks"
        problem={problems['rights.networks']}
        labels={rightNetworks}
        chosen={networks}
        onToggle={(one) => onChoose({ networks: toggled(networks, one) })}
      />
      <Choices
        label="Pays"
        name="rights.territories"
        problem={problems['rights.territories']}
        labels={territoryLabels(chosen)}
        chosen={chosen}
        onToggle={(one) => onChoose({ territories: toggled(chosen, one) })}
      />
      <TextInput
        label="Durée des droits, en mois"
        description="De 1 à 120 : la loi veut une durée, jamais « à vie »."
        type="number"
        min={1}
        max={campaignLimits.months}
        required
        {...text('rights.months')}
      />
      <Checkbox
        name="rights.modifications"
        label="Vous pourrez remonter, recadrer ou sous-titrer les contenus"
        checked={modifications}
        onChange={({ currentTarget }) => onChoose({ modifications: currentTarget.checked })}
      />
    </>
  );
}
