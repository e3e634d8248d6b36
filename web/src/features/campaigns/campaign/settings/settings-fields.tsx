import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { NativeSelect, TagsInput, Text, Textarea, TextInput, Title } from '@mantine/core';
import { industries } from '../../../../../../shared/ads/ads.rules.ts';
import {
  budgetTypes,
  campaignLimits,
  campaignObjectives,
  campaignPlatforms,
} from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { textLimits } from '../../../../../../shared/kernel/text-limits.ts';
import { ClientField } from '../../../../components/client-field.tsx';
import { OwnerField } from '../../../../components/owner-field.tsx';
import type { FieldProblems } from '../../../../lib/native-problems.ts';
import classes from '../campaign.module.css';
import { AdsField, BoardsField } from './linked-fields.tsx';
import { linesOf, readShare, type SettingsField, type SettingsValues } from './settings-values.ts';

/** The form that the fields belong to, as `useForm` gives it. */
type Props = {
  values: SettingsValues;
  problems: FieldProblems;
  input: (name: SettingsField) => object;
  setValues: (change: (latest: SettingsValues) => SettingsValues) => void;
  /** It has figures: its currency does not change any more. */
  hasFigures: boolean;
};

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const longestNumber = 16;

/** All that can be written of a campaign, but its status. */
export function SettingsFields({ values, problems, input, setValues, hasFigures }: Props) {
  const set = (name: SettingsField) => (value: string | null) =>
    setValues((latest) => ({ ...latest, [name]: value ?? '' }));
  const problemOf = (name: string) =>
    Object.entries(problems).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];
  const linked = (name: 'boardIds' | 'adIds') => ({
    value: linesOf(values[name]),
    error: problemOf(name),
    onChange: (ids: string[]) => set(name)(ids.join('\n')),
  });
  const number = (name: SettingsField) => ({ inputMode: 'decimal' as const, maxLength: longestNumber, ...input(name) });
  return (
    <div className={classes.fields}>
      <TextInput
        label="Nom"
        className={classes.whole}
        maxLength={campaignLimits.name}
        autoComplete="off"
        {...input('name')}
      />
      <NativeSelect label="Plateforme" data={choicesOf(campaignPlatforms)} {...input('platform')} />
      <NativeSelect label="Objectif" data={choicesOf(campaignObjectives)} {...input('objective')} />
      <ClientField value={values.clientId || null} onChange={set('clientId')} />
      <OwnerField value={values.ownerId || null} none="Non attribué" onChange={set('ownerId')} />
      <NativeSelect
        label="Secteur"
        data={[{ value: '', label: 'Non précisé' }, ...choicesOf(industries)]}
        {...input('industry')}
      />
      <TextInput label="Identifiant sur la plateforme" maxLength={campaignLimits.externalId} {...input('externalId')} />
      <TagsInput
        label="Étiquettes"
        className={classes.whole}
        size="md"
        description="Entrée ou virgule pour ajouter"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={linesOf(values.tags)}
        maxTags={campaignLimits.tags}
        maxLength={textLimits.tag}
        acceptValueOnBlur
        comboboxProps={{ withinPortal: false }}
        error={problemOf('tags')}
        onChange={(tags) => set('tags')(tags.join('\n'))}
      />
      <Heading>Budget et dates</Heading>
      <TextInput label={`Budget, en ${values.currency}`} placeholder="1 500" {...number('budget.amount')} />
      <NativeSelect label="Type de budget" data={choicesOf(budgetTypes)} {...input('budget.type')} />
      <TextInput label="Début" type="date" {...input('startDate')} />
      <TextInput label="Fin" type="date" {...input('endDate')} />
      <TextInput
        label="Devise"
        maxLength={3}
        disabled={hasFigures}
        description={hasFigures ? 'Fixée par les premiers chiffres' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...input('currency')}
      />
      <TextInput label="Fuseau horaire" placeholder="Europe/Paris" maxLength={60} {...input('timezone')} />
      <Heading>Objectifs chiffrés</Heading>
      <TextInput label="CPA visé" placeholder="25,00" {...number('targets.cpa')} />
      <TextInput label="Coût par prospect visé" placeholder="12,00" {...number('targets.cpl')} />
      <TextInput label="ROAS visé" placeholder="2,5" {...number('targets.roas')} />
      <TextInput label="CTR visé, en %" placeholder="1,5" {...number('targets.ctr')} />
      <TextInput
        label="Marge, en % du prix de vente"
        placeholder="35"
        description={<BreakEven margin={readShare(values.marginRate)} />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...number('marginRate')}
      />
      <Heading>Mesure</Heading>
      <TextInput
        label="Ce qu’est une conversion"
        placeholder="Achats"
        maxLength={campaignLimits.conversionName}
        {...input('conversionName')}
      />
      <TextInput label="Attribution après un clic, en jours" placeholder="7" {...number('attribution.clickDays')} />
      <TextInput label="Attribution après une vue, en jours" placeholder="1" {...number('attribution.viewDays')} />
      <Heading>Travail autour</Heading>
      <div className={classes.whole}>
        <BoardsField {...linked('boardIds')} />
      </div>
      <div className={classes.whole}>
        <AdsField {...linked('adIds')} />
      </div>
      <Textarea
        label="Notes"
        className={classes.whole}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={campaignLimits.notes}
        {...input('notes')}
      />
    </div>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Title order={3} fz="1rem" mt="sm" className={classes.whole}>
    {children}
  </Title>
);

const ratio = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const share = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });

/** From which ROAS on a sale earns money, worked out while the margin is typed. */
function BreakEven({ margin }: { margin: number | null }) {
  if (margin === null || !(margin > 0 && margin <= 1)) return 'Elle donne le ROAS d’équilibre';
  return (
    <Text span inherit role="status">
      ROAS d’équilibre&nbsp;: {ratio.format(1 / margin)} = 1 ÷ {share.format(margin)}
    </Text>
  );
}
