import '@mantine/core/styles/Skeleton.css';
import { ActionIcon, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { customTypes } from '../../../../../shared/prospects/custom-fields.ts';
import { deleteProspectField, type ProspectField } from '../../../../../shared/prospects/fields.contract.ts';
import { prospectLimits } from '../../../../../shared/prospects/prospects.rules.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { FieldForm, type NewField } from './field-form.tsx';
import classes from './fields-dialog.module.css';
import { useCustomFields } from './use-custom-fields.ts';

type Props = {
  onClose: () => void;
  /** Prospects say something else: a field is gone. */
  onChanged: () => void;
};

type Doing = { write: ProspectField | null; start?: NewField } | { remove: ProspectField };

const usual: readonly NewField[] = [
  { name: 'Date de fin de contrat', type: 'date' },
  { name: 'Concurrent actuel', type: 'text' },
  { name: 'Nombre de magasins', type: 'number' },
];

/** The fields that the workspace adds to its prospects: what they are called, which there are. */
export function FieldsDialog({ onClose, onChanged }: Props) {
  const { fields, loaded, error, reload } = useCustomFields();
  const [doing, setDoing] = useState<Doing | null>(null);
  const back = () => setDoing(null);

  if (doing && 'remove' in doing) {
    const { id, name } = doing.remove;
    return (
      <ConfirmDialog
        title={`Supprimer le champ «\u00a0${name}\u00a0»\u202f?`}
        keep="Garder le champ"
        act="Supprimer"
        acting="Suppression..."
        otherwise="Le champ n’a pas pu être supprimé"
        onAct={() => request(deleteProspectField, { params: { id } })}
        onDone={() => {
          back();
          void reload();
          onChanged();
          say(`Champ «\u00a0${name}\u00a0» supprimé`);
        }}
        onClose={back}
      >
        <Text size="sm">Ses valeurs seront supprimées de toutes les fiches, définitivement.</Text>
      </ConfirmDialog>
    );
  }

  if (doing) {
    const field = doing.write;
    return (
      <Dialog title={field ? `Modifier le champ «\u00a0${field.name}\u00a0»` : 'Nouveau champ'} onClose={back}>
        <FieldForm
          field={field}
          start={doing.start}
          onCancel={back}
          onSaved={() => {
            back();
            void reload();
            say(field ? 'Champ modifié' : 'Champ ajouté');
          }}
        />
      </Dialog>
    );
  }

  const full = fields.length >= prospectLimits.customFields;
  return (
    <Dialog title="Champs personnalisés" onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Ajoutez aux fiches de vos prospects les informations propres à votre métier. Elles se filtrent, se trient,
          s’importent et s’exportent comme les autres.
        </Text>
        {error && !loaded && <LoadFailure what="Les champs" error={error} onRetry={() => reload()} />}
        {!error && !loaded && <Skeleton height={52} role="status" aria-label="Chargement des champs" />}
        {fields.length > 0 && (
          <ul className={framed.list}>
            {fields.map((field) => (
              <FieldLine key={field.id} field={field} onDo={setDoing} />
            ))}
          </ul>
        )}
        {loaded && fields.length === 0 && (
          <Group gap="xs" role="group" aria-label="Champs courants">
            {usual.map((start) => (
              <Button
                key={start.name}
                variant="default"
                size="compact-md"
                onClick={() => setDoing({ write: null, start })}
              >
                {start.name}
              </Button>
            ))}
          </Group>
        )}
        {loaded && (
          <Group gap="sm">
            <Button
              variant={fields.length > 0 ? 'default' : 'filled'}
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-disabled={full}
              onClick={() => !full && setDoing({ write: null })}
            >
              Ajouter un champ
            </Button>
            {full && (
              <Text size="sm" c="dimmed">
                {formatCount(prospectLimits.customFields, 'champ')} au plus
              </Text>
            )}
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}

function FieldLine({ field, onDo }: { field: ProspectField; onDo: (doing: Doing) => void }) {
  const { name, type, choices } = field;
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {[customTypes[type], ...(choices.length > 0 ? [choices.join(', ')] : [])].join(' · ')}
        </Text>
      </div>
      <ActionIcon variant="subtle" color="gray" aria-label={`Modifier ${name}`} onClick={() => onDo({ write: field })}>
        <IconPencil size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Supprimer ${name}`}
        onClick={() => onDo({ remove: field })}
      >
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  );
}
