import { Button, Group, NativeSelect, Radio, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { prospectSources } from '../../../../../shared/prospects/prospects.rules.ts';
import { ClientField } from '../../../components/client-field.tsx';
import { OwnerField } from '../../../components/owner-field.tsx';
import { ChosenFile } from '../../../imports/chosen-file.tsx';
import { FileDrop } from '../../../imports/file-drop.tsx';
import classes from '../../../imports/import-steps.module.css';
import { LookProgress } from '../../../imports/look-progress.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { useFocusOnChange } from '../../../imports/use-focus-on-change.ts';
import { downloadCsv } from '../../../lib/download.ts';
import { formatBytes } from '../../../lib/format.ts';
import { FailureNotice } from './failure-notice.tsx';
import { modelFile } from './model-file.ts';
import { prospectImports } from './prospect-imports.ts';
import type { Wizard } from './use-import-wizard.ts';

type Props = { wizard: Wizard; onHistory: () => void };

/** Which file, where its prospects come from, and what becomes of those that are known. */
export function FileStep({ wizard, onHistory }: Props) {
  const { file, busy, failure } = wizard;
  const place = useFocusOnChange(file);
  return (
    <StepFrame
      title="Choisissez votre fichier"
      opens={!wizard.moved}
      failure={<FailureNotice failure={failure} />}
      foot={
        <>
          <Button variant="subtle" color="gray" ml={-12} onClick={onHistory}>
            Imports précédents
          </Button>
          <Button aria-disabled={busy || !file} onClick={() => file && wizard.lookThenGo('columns')}>
            Continuer
          </Button>
        </>
      }
    >
      <Stack gap="xs" ref={place}>
        {file ? (
          <ChosenFile file={file} about={formatBytes(file.size)} disabled={busy} onChange={() => wizard.choose(null)} />
        ) : (
          <FileDrop
            about="CSV, texte ou JSON, 50&#160;Mo au plus. L’encodage et le séparateur sont reconnus."
            onChosen={wizard.choose}
          />
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mr="auto"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => downloadCsv('modele-prospects.csv', modelFile())}
        >
          Télécharger un modèle de fichier
        </Button>
      </Stack>
      <SettingFields wizard={wizard} />
      <LookProgress kind={prospectImports} looking={wizard.looking} busy={busy} />
    </StepFrame>
  );
}

const sources = keysOf(prospectSources);
const modes = [
  {
    value: 'skip',
    label: 'Les laisser tels quels',
    description: 'Leurs lignes sont ignorées.',
  },
  {
    value: 'update',
    label: 'Les mettre à jour',
    description: 'Ce que dit le fichier remplace ce qui est enregistré.',
  },
] as const;

function SettingFields({ wizard: { settings, setSettings, busy } }: { wizard: Wizard }) {
  return (
    <div className={classes.settings}>
      <NativeSelect
        label="D’où viennent ces prospects"
        size="md"
        description="Si le fichier ne l’indique pas."
        disabled={busy}
        value={settings.source}
        onChange={({ currentTarget: { value } }) => {
          const source = sources.find((one) => one === value);
          if (source) setSettings({ ...settings, source });
        }}
        data={sources.map((value) => ({ value, label: prospectSources[value] }))}
      />
      <OwnerField
        value={settings.ownerId ?? null}
        none="Non attribué"
        onChange={(id) => setSettings({ ...settings, ownerId: id ?? undefined })}
      />
      <ClientField
        value={settings.clientId ?? null}
        onChange={(id) => setSettings({ ...settings, clientId: id ?? undefined })}
      />
      <Radio.Group
        label="Les prospects dont l’e-mail est déjà connu"
        value={settings.mode}
        onChange={(value) => {
          const found = modes.find((one) => one.value === value);
          if (found) setSettings({ ...settings, mode: found.value });
        }}
      >
        <Group gap="sm" mt={8} align="flex-start">
          {modes.map((mode) => (
            <Radio key={mode.value} {...mode} disabled={busy} />
          ))}
        </Group>
      </Radio.Group>
    </div>
  );
}
