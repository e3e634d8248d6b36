import '@mantine/core/styles/Combobox.css';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import type { SupportAccess } from '../../../../shared/kernel/support-access.ts';
import { textLimits } from '../../../../shared/kernel/text-limits.ts';
import { updateWorkspace, type Workspace } from '../../../../shared/settings/workspace.contract.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { isConflict } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { saySaved } from '../../lib/say-saved.ts';
import { useForm } from '../../lib/use-form.ts';
import { SaveLine } from './save-line.tsx';

type Props = {
  workspace: Workspace;
  /** Whether they may say what our support does. */
  owns: boolean;
  onRead: () => Promise<Workspace | undefined>;
  onSaved: (workspace: Workspace) => Promise<void>;
};

const supportChoices: { value: SupportAccess; label: string }[] = [
  { value: 'none', label: 'Aucun accès' },
  { value: 'read', label: 'Voir, sans rien modifier' },
  { value: 'write', label: 'Voir et modifier' },
];

const valuesOf = ({ name, timezone, supportAccess }: Workspace) => ({ name, timezone, supportAccess });

export function WorkspaceForm({ workspace, owns, onRead, onSaved }: Props) {
  const { busy, message, values, setValues, input, form } = useForm({
    start: valuesOf(workspace),
    otherwise: 'Les réglages n’ont pas pu être enregistrés',
    act: async ({ supportAccess, ...values }) => {
      const support = supportAccess === workspace.supportAccess ? {} : { supportAccess };
      try {
        const saved = await request(updateWorkspace, { body: { ...values, ...support, version: workspace.version } });
        setValues(valuesOf(saved.workspace));
        await onSaved(saved.workspace);
      } catch (error) {
        // Someone else has changed it: theirs is read, what is typed here stays to be saved or not.
        if (isConflict(error)) await onRead();
        throw error;
      }
      saySaved();
    },
  });
  return (
    <form {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <TextInput
          label="Nom de l’espace"
          required
          maxLength={textLimits.workspaceName}
          autoComplete="organization"
          description="Vos collègues le voient dans leur menu et dans leurs invitations."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...input('name')}
        />
        <NativeSelect
          label="Fuseau horaire"
          description="Utilisé pour les campagnes que vous créez ou importez, sauf indication contraire."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={[...new Set([workspace.timezone, ...Intl.supportedValuesOf('timeZone')])].sort()}
          {...input('timezone')}
        />
        <NativeSelect
          label="Accès de l’assistance"
          description={
            owns
              ? 'Ce que l’assistance de Réclame peut faire dans cet espace pour vous aider.'
              : 'Ce que l’assistance de Réclame peut faire dans cet espace. Un propriétaire peut le changer.'
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          disabled={!owns}
          data={supportChoices}
          {...input('supportAccess')}
        />
        <SaveLine
          busy={busy}
          changed={
            values.name.trim() !== workspace.name ||
            values.timezone !== workspace.timezone ||
            values.supportAccess !== workspace.supportAccess
          }
        />
      </Stack>
    </form>
  );
}
