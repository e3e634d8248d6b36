import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Switch.css';
import { MultiSelect, NativeSelect, NumberInput, Switch, Textarea } from '@mantine/core';
import type { BlendedPeriod } from '../../../../../../shared/analytics/blended.contract.ts';
import { salesWord } from '../../../../../../shared/analytics/blended-texts.ts';
import { reportLimits, reportParts } from '../../../../../../shared/analytics/reports.rules.ts';
import { deltaNames } from '../../../../../../shared/campaigns/delta-names.ts';
import { metricLabels } from '../../../../../../shared/campaigns/metric-words.ts';
import { keysOf } from '../../../../../../shared/kernel/closed-lists.ts';
import type { Granularity } from '../../../../../../shared/rules/periods.ts';
import { useMay } from '../../../../lib/use-may.ts';
import { CompareFields } from './compare-fields.tsx';
import { CreativesFields } from './creatives-fields.tsx';
import type { Draft, DraftBlock } from './draft.ts';
import classes from './editor.module.css';

type Props = {
  block: DraftBlock;
  /** The campaigns that the report is of. */
  filters: Draft['filters'];
  onChange: (block: DraftBlock) => void;
};
type Measures = Extract<DraftBlock, { type: 'figures' }>['measures'];

const granularities: Record<Granularity, string> = { day: 'Par jour', week: 'Par semaine', month: 'Par mois' };

/** What is said of a block of its kind. */
export function BlockFields({ block, filters, onChange }: Props) {
  switch (block.type) {
    case 'text':
      return (
        <Textarea
          aria-label="Texte"
          autosize
          minRows={3}
          maxRows={12}
          maxLength={reportLimits.text}
          value={block.text}
          onChange={({ currentTarget }) => onChange({ ...block, text: currentTarget.value })}
        />
      );
    case 'figures':
      return (
        <MeasureChoice
          chosen={block.measures}
          most={reportLimits.measures}
          onChange={(measures) => onChange({ ...block, measures })}
        />
      );
    case 'timeseries':
      return (
        <>
          <MeasureChoice
            chosen={block.measures}
            most={reportLimits.curves}
            onChange={(measures) => onChange({ ...block, measures })}
          />
          <NativeSelect
            aria-label="Pas de la courbe"
            value={block.granularity ?? 'day'}
            data={Object.entries(granularities).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget }) => onChange({ ...block, granularity: currentTarget.value as Granularity })}
          />
        </>
      );
    case 'breakdown':
      return (
        <>
          <div className={classes.two}>
            <NativeSelect
              label="Par"
              value={block.by}
              data={keysOf(reportParts).map((value) => ({ value, label: reportParts[value] }))}
              onChange={({ currentTarget }) => onChange({ ...block, by: currentTarget.value as typeof block.by })}
            />
            <NumberInput
              label="Lignes"
              min={1}
              max={reportLimits.lines}
              clampBehavior="strict"
              allowDecimal={false}
              value={block.limit ?? 10}
              onChange={(value) => typeof value === 'number' && onChange({ ...block, limit: value })}
            />
          </div>
          <MeasureChoice
            chosen={block.measures}
            most={reportLimits.measures}
            onChange={(measures) => onChange({ ...block, measures })}
          />
        </>
      );
    case 'funnel':
      return <CrmChoice shown={block.crm ?? false} onChange={(crm) => onChange({ ...block, crm })} />;
    case 'blended':
      return <SourceChoice source={block.source ?? 'sales'} onChange={(source) => onChange({ ...block, source })} />;
    case 'compare':
      return <CompareFields block={block} filters={filters} onChange={onChange} />;
    case 'creatives':
      return <CreativesFields block={block} onChange={onChange} />;
    default:
      return null;
  }
}

type CrmProps = { shown: boolean; onChange: (shown: boolean) => void };

/** For who may read prospects; whoever may not can still take them out. */
function CrmChoice({ shown, onChange }: CrmProps) {
  const may = useMay();
  if (!shown && !may('prospects:read')) return null;
  return (
    <Switch
      label="Continuer jusqu’aux affaires signées"
      description="Combien de prospects à chaque étape et ce que coûte chacun, jamais leurs noms."
      checked={shown}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

type Source = BlendedPeriod['source'];
type SourceProps = { source: Source; onChange: (source: Source) => void };

const ofAll: Record<Source, string> = {
  sales: 'Celles de toute l’activité, même quand le rapport ne couvre que certaines campagnes.',
  crm: 'D’où qu’elles viennent, même quand le rapport ne couvre que certaines campagnes.',
};

/** Signed deals are for who may read prospects. */
function SourceChoice({ source, onChange }: SourceProps) {
  const may = useMay();
  const offered = source === 'crm' || may('prospects:read') ? (['sales', 'crm'] as const) : (['sales'] as const);
  return (
    <NativeSelect
      label="Ventes"
      description={ofAll[source]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={source}
      data={offered.map((value) => ({ value, label: salesWord(value) }))}
      onChange={({ currentTarget: { value } }) => onChange(value === 'crm' ? 'crm' : 'sales')}
    />
  );
}

type ChoiceProps = { chosen: Measures; most: number; onChange: (measures: Measures) => void };

function MeasureChoice({ chosen, most, onChange }: ChoiceProps) {
  const main = document.getElementById('contenu');
  return (
    <MultiSelect
      label={`Chiffres (${most} au plus)`}
      searchable
      hidePickedOptions
      nothingFoundMessage="Aucun chiffre de ce nom"
      maxValues={most}
      comboboxProps={main ? { portalProps: { target: main } } : {}}
      data={deltaNames.map((value) => ({ value, label: metricLabels[value] }))}
      value={chosen}
      onChange={(measures) => measures.length > 0 && onChange(measures as Measures)}
    />
  );
}
