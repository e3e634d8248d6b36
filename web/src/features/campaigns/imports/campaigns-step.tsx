import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { metricText } from '../../../../../shared/campaigns/metric-words.ts';
import { ClientField } from '../../../components/client-field.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { FailureNotice } from '../../../imports/failure-notice.tsx';
import { LookProgress } from '../../../imports/look-progress.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { formatCount, formatList, formatNumber } from '../../../lib/format.ts';
import { campaignImports } from './campaign-imports.ts';
import classes from './imports.module.css';
import { type NamedCampaign, nearGroups } from './joined-names.ts';
import type { Wizard } from './use-import-wizard.ts';
import { useOwnCampaigns } from './use-own-campaigns.ts';

/** The campaigns that the file names, beside ours; spellings that are nearly alike are proposed together. */
export function CampaignsStep({ wizard }: { wizard: Wizard }) {
  const { draft, look, busy, failure } = wizard;
  const { names, answers } = draft;
  const currency = look?.sums[0]?.currency ?? answers.currency ?? 'EUR';
  const made = names.filter(({ name, campaignId }) => !(campaignId || answers.campaignNames?.[name])).length;
  return (
    <StepFrame
      title="Les campagnes du fichier"
      failure={<FailureNotice failure={failure} />}
      foot={
        <>
          <Button variant="default" aria-disabled={busy} onClick={() => !busy && wizard.go('lecture')}>
            Retour
          </Button>
          <Button aria-disabled={busy} onClick={() => wizard.lookThenGo('controle')}>
            Continuer
          </Button>
        </>
      }
    >
      {answers.campaignId || names.length === 0 ? (
        <Text>Toutes les lignes vont dans la campagne que vous avez choisie.</Text>
      ) : (
        <>
          {nearGroups(names).map((group) => (
            <NearNames key={group[0]?.name} group={group} wizard={wizard} />
          ))}
          <ul className={classes.names} aria-label="Campagnes du fichier">
            {names.map((one) => (
              <li key={`${one.name} ${one.externalId}`} className={classes.name}>
                <div style={{ minWidth: 0 }}>
                  <Text size="sm" fw={600} truncate title={one.name}>
                    {one.name}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {formatCount(one.lines, 'ligne')}
                    {one.spend !== null && ` · ${metricText('spend', one.spend, currency)}`}
                  </Text>
                </div>
                <Target one={one} wizard={wizard} />
              </li>
            ))}
          </ul>
          {made > 0 && <NewOnes wizard={wizard} made={made} />}
        </>
      )}
      <LookProgress kind={campaignImports} looking={wizard.looking} busy={wizard.busy} />
    </StepFrame>
  );
}

const withNames = (wizard: Wizard, more: Record<string, string | null>) => {
  const names = { ...wizard.draft.answers.campaignNames };
  for (const [name, target] of Object.entries(more)) {
    if (target === null) delete names[name];
    else names[name] = target;
  }
  wizard.answer({ campaignNames: names });
};

function NearNames({ group, wizard }: { group: NamedCampaign[]; wizard: Wizard }) {
  const [first, ...others] = group;
  const names = wizard.draft.answers.campaignNames ?? {};
  if (!first) return null;
  const joined = others.every(({ name }) => names[name] === first.name);
  return (
    <FormNotice tone="done">
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
          {joined ? 'Réunies\u00a0: ' : 'Sans doute la même campagne\u00a0: '}
          {formatList(group.map(({ name }) => `«\u00a0${name}\u00a0»`))}
        </Text>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={joined ? undefined : `Les réunir sous «\u00a0${first.name}\u00a0»`}
          onClick={() =>
            withNames(wizard, Object.fromEntries(others.map(({ name }) => [name, joined ? null : first.name])))
          }
        >
          {joined ? 'Les séparer' : 'Les réunir'}
        </Button>
      </Group>
    </FormNotice>
  );
}

function Target({ one, wizard }: { one: NamedCampaign; wizard: Wizard }) {
  const { data: own } = useOwnCampaigns();
  const { names, answers } = wizard.draft;
  const chosen = answers.campaignNames?.[one.name] ?? '';
  const usual = one.campaignId ? `Dans «\u00a0${one.campaignName}\u00a0»` : 'Nouvelle campagne';
  const others = names.filter(({ name }) => name !== one.name && !answers.campaignNames?.[name]);
  return (
    <NativeSelect
      size="sm"
      aria-label={`Où vont les lignes de ${one.name}`}
      value={chosen}
      onChange={({ currentTarget: { value } }) => withNames(wizard, { [one.name]: value || null })}
      data={[
        { value: '', label: usual },
        { group: 'Avec une autre du fichier', items: others.map(({ name }) => ({ value: name, label: name })) },
        {
          group: 'Dans une de vos campagnes',
          items: (own?.campaigns ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
    />
  );
}

/** Those that are made: for which client, and how many may be active. */
function NewOnes({ wizard, made }: { wizard: Wizard; made: number }) {
  const { data: own } = useOwnCampaigns();
  const limit = own?.activeUse.limit ?? null;
  const left = limit === null || !own ? null : Math.max(0, limit - own.activeUse.used);
  return (
    <Stack gap="sm">
      <Text size="sm">
        {formatCount(made, 'campagne sera créée', 'campagnes seront créées')}, en pause
        {made > 1 ? ', ou actives' : ', ou active'} si le fichier le dit.
        {left !== null && ` Votre offre laisse ${formatCount(left, 'place')} sur ${formatNumber(limit ?? 0)}.`}
      </Text>
      <ClientField
        value={wizard.draft.answers.clientId ?? null}
        onChange={(clientId) => wizard.answer({ clientId: clientId ?? undefined })}
      />
    </Stack>
  );
}
