import { Button, Group, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { importFields } from '../../../../../shared/campaigns/import-fields.ts';
import type { CampaignImport } from '../../../../../shared/campaigns/imports.contract.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { Failure } from '../../../imports/attempts.ts';
import { ColumnList } from '../../../imports/column-list.tsx';
import { FailureNotice } from '../../../imports/failure-notice.tsx';
import { layoutWords } from '../../../imports/file-to-import.ts';
import steps from '../../../imports/import-steps.module.css';
import { LookProgress } from '../../../imports/look-progress.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { Warnings } from '../../../imports/warnings.tsx';
import { formatBytes, formatNumber } from '../../../lib/format.ts';
import { campaignImports } from './campaign-imports.ts';
import { fieldChoices } from './field-choices.ts';
import type { Wizard } from './use-import-wizard.ts';
import { useOwnCampaigns } from './use-own-campaigns.ts';

/** What was understood of the file, each thing to be corrected; what it does not tell is asked here. */
export function ReadingStep({ wizard, look }: { wizard: Wizard; look: CampaignImport }) {
  const { draft, busy, failure } = wizard;
  const { mapping = {} } = draft.answers;
  const columns = look.columns.map((column) => ({
    ...column,
    field: Object.hasOwn(mapping, column.header) ? (mapping[column.header] ?? null) : column.field,
  }));
  return (
    <StepFrame
      title="Ce qui a été compris"
      failure={<FailureNotice failure={failure ?? askedOf(wizard)} />}
      foot={
        <>
          <Button variant="default" aria-disabled={busy} onClick={() => !busy && wizard.go('fichier')}>
            Retour
          </Button>
          <Button aria-disabled={busy} onClick={() => wizard.lookThenGo('campagnes')}>
            Continuer
          </Button>
        </>
      }
    >
      <div className={steps.facts}>
        <Text fw={600}>{look.label}</Text>
        <Text size="sm" c="dimmed">
          {draft.file && formatBytes(draft.file.size)}
          {look.layout && `, ${layoutWords(look.layout)}`}
          {(look.layout?.headerLine ?? 1) > 1 && `, titres à la ligne ${formatNumber(look.layout?.headerLine ?? 1)}`}
        </Text>
      </div>
      <Questions wizard={wizard} look={look} />
      <Warnings warnings={look.warnings} />
      <ColumnList
        columns={columns}
        fields={fieldChoices}
        onChoose={(header, value) => {
          if (busy) return;
          const field = importFields.find((one) => one === value) ?? null;
          wizard.answer({ mapping: { ...mapping, [header]: field } });
        }}
      />
      <LookProgress kind={campaignImports} looking={wizard.looking} busy={wizard.busy} />
    </StepFrame>
  );
}

/** What the file does not tell, until something is answered: whoever comes back finds it too. */
function askedOf({ draft, look }: Wizard): Failure | null {
  if (!look?.message || look.questions.length === 0 || draft.asked !== JSON.stringify(draft.answers)) return null;
  return { otherwise: look.message, asks: true };
}

const undecided = { value: '', label: 'À choisir…' };

function Questions({ wizard, look }: { wizard: Wizard; look: CampaignImport }) {
  const { answers } = wizard.draft;
  const { questions, layout } = look;
  const asks = (question: (typeof questions)[number]) => questions.includes(question);
  const { data: own } = useOwnCampaigns();
  const namesNone = !look.columns.some(({ field }) => field === 'campaign' || field === 'campaignId');
  const spansDays = look.columns.some(({ field }) => field === 'dateEnd');
  return (
    <div className={steps.settings}>
      <NativeSelect
        label="Plateforme"
        description="Celle des campagnes du fichier."
        value={answers.platform ?? look.platform ?? 'other'}
        onChange={({ currentTarget: { value } }) =>
          wizard.answer({ platform: keysOf(campaignPlatforms).find((one) => one === value) })
        }
        data={Object.entries(campaignPlatforms).map(([value, label]) => ({ value, label }))}
      />
      <TextInput
        label="Devise"
        description={asks('currency') ? 'Le fichier ne la dit pas.' : 'Pour les lignes qui ne la disent pas.'}
        placeholder={look.sums[0]?.currency ?? 'EUR'}
        maxLength={3}
        required={asks('currency')}
        value={answers.currency ?? ''}
        onChange={({ currentTarget: { value } }) => wizard.answer({ currency: value.toUpperCase() || undefined })}
      />
      {(asks('dateOrder') || layout?.dateOrder) && <DateOrder wizard={wizard} look={look} />}
      <NativeSelect
        label="Décimales"
        description={asks('decimal') ? 'Le fichier utilise les deux.' : 'Décidé pour tout le fichier.'}
        value={answers.decimal ?? layout?.decimal ?? ''}
        onChange={({ currentTarget: { value } }) =>
          wizard.answer({ decimal: value === ',' || value === '.' ? value : undefined })
        }
        data={[
          ...(layout?.decimal ? [] : [undecided]),
          { value: ',', label: 'Virgule\u00a0: 12,50' },
          { value: '.', label: 'Point\u00a0: 12.50' },
        ]}
      />
      {(namesNone || answers.campaignId) && (
        <NativeSelect
          label="Campagne qui reçoit ces chiffres"
          description="Le fichier n’en nomme pas."
          value={answers.campaignId ?? ''}
          onChange={({ currentTarget: { value } }) => wizard.answer({ campaignId: value || undefined })}
          data={[undecided, ...(own?.campaigns ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      {spansDays && <PeriodRows wizard={wizard} />}
    </div>
  );
}

function PeriodRows({ wizard }: { wizard: Wizard }) {
  return (
    <Radio.Group
      label="Lignes de plusieurs jours"
      value={wizard.draft.answers.periodRows ?? 'refuse'}
      onChange={(value) => wizard.answer({ periodRows: value === 'spread' ? 'spread' : 'refuse' })}
    >
      <Stack gap={6} mt={6}>
        <Group gap="md">
          <Radio value="refuse" label="Les refuser" />
          <Radio value="spread" label="Les répartir également" />
        </Group>
        <Text size="xs" c="dimmed">
          Des jours répartis ne servent ni aux anomalies ni aux comparaisons.
        </Text>
      </Stack>
    </Radio.Group>
  );
}

function DateOrder({ wizard, look: { questions, layout } }: { wizard: Wizard; look: CampaignImport }) {
  const { answers } = wizard.draft;
  return (
    <NativeSelect
      label="Ordre des dates"
      description={questions.includes('dateOrder') ? 'Rien dans le fichier ne le dit.' : 'Décidé pour tout le fichier.'}
      value={answers.dateOrder ?? layout?.dateOrder ?? ''}
      onChange={({ currentTarget: { value } }) =>
        wizard.answer({ dateOrder: value === 'dmy' || value === 'mdy' ? value : undefined })
      }
      data={[
        ...(layout?.dateOrder ? [] : [undecided]),
        { value: 'dmy', label: 'Jour puis mois\u00a0: 03/04 est le 3 avril' },
        { value: 'mdy', label: 'Mois puis jour\u00a0: 03/04 est le 4 mars' },
      ]}
    />
  );
}
