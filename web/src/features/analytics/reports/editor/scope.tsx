import '@mantine/core/styles/Chip.css';
import { Chip, Input, NativeSelect, TextInput } from '@mantine/core';
import { campaignPlatforms } from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { baseCurrency } from '../../../../../../shared/campaigns/rates.ts';
import { parisDay } from '../../../../../../shared/kernel/paris-day.ts';
import { type Preset, periodOf, presets } from '../../../../../../shared/rules/periods.ts';
import { ClientField } from '../../../../components/client-field.tsx';
import { presetLabels } from '../../../../lib/chosen-period.ts';
import type { Draft } from './draft.ts';
import classes from './editor.module.css';

const ownDates = 'dates';
const comparisons = { none: 'Sans comparaison', previous: 'Période précédente', year: 'Année dernière' } as const;
const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'CAD'];

type Props = { draft: Draft; onChange: (changes: Partial<Draft>) => void };

/** For whom, which days, of which campaigns, in which money. */
export function Scope({ draft, onChange }: Props) {
  const { clientId, filters, compare, currency, convertTo } = draft;
  const platforms = [filters.platform ?? []].flat();
  return (
    <fieldset className={classes.part}>
      <legend>Ce qu’il couvre</legend>
      <ClientField
        value={clientId}
        onChange={(id) => {
          const { clientId: _, ...others } = filters;
          onChange({ clientId: id, filters: id ? { ...others, clientId: [id] } : others });
        }}
      />
      <Period period={draft.period} onChange={(period) => onChange({ period })} />
      <NativeSelect
        label="Comparer à"
        value={compare ?? 'none'}
        data={Object.entries(comparisons).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ compare: value === 'previous' || value === 'year' ? value : null })
        }
      />
      <NativeSelect
        label="Montants"
        value={convertTo ? 'convert' : (currency ?? '')}
        data={[
          { value: '', label: 'Dans la devise des campagnes' },
          ...[...new Set([...currencies, ...(currency ? [currency] : [])])].map((value) => ({
            value,
            label: `En ${value} seulement`,
          })),
          { value: 'convert', label: 'Tout convertir en euros' },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            value === 'convert'
              ? { currency: null, convertTo: baseCurrency }
              : { currency: value || null, convertTo: null },
          )
        }
      />
      <Input.Wrapper label="Plateformes" labelElement="div" description="Aucune choisie : toutes">
        <Chip.Group
          multiple
          value={platforms}
          onChange={(chosen) => {
            const { platform: _, ...others } = filters;
            onChange({ filters: chosen.length > 0 ? { ...others, platform: chosen as typeof platforms } : others });
          }}
        >
          <div className={classes.chips}>
            {Object.entries(campaignPlatforms).map(([value, label]) => (
              <Chip key={value} value={value} size="xs">
                {label}
              </Chip>
            ))}
          </div>
        </Chip.Group>
      </Input.Wrapper>
    </fieldset>
  );
}

type PeriodProps = { period: Draft['period']; onChange: (period: Draft['period']) => void };

function Period({ period, onChange }: PeriodProps) {
  const isFixed = period.preset === undefined;
  const { from = '', to = '' } = period;
  return (
    <>
      <NativeSelect
        label="Période"
        description={isFixed ? 'Ces jours restent les mêmes.' : 'Elle avance avec le calendrier.'}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={period.preset ?? ownDates}
        data={[
          ...presets.map((value) => ({ value, label: presetLabels[value] })),
          { value: ownDates, label: 'Deux dates' },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            value === ownDates ? periodOf(period.preset ?? 'last_month', parisDay()) : { preset: value as Preset },
          )
        }
      />
      {isFixed && (
        <div className={classes.two}>
          <TextInput
            type="date"
            label="Du"
            value={from}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value, to })}
          />
          <TextInput
            type="date"
            label="Au"
            value={to}
            onChange={({ currentTarget }) => onChange({ from, to: currentTarget.value })}
          />
        </div>
      )}
    </>
  );
}
