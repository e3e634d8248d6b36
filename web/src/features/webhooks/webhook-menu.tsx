import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { IconDots, IconPencil, IconPlayerPause, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { deleteWebhook, type Webhook } from '../../../../shared/webhooks/webhook.contract.ts';
import { ActMenu } from '../../components/act-menu.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { say } from '../../components/undo-toast.tsx';
import { request } from '../../lib/request.ts';
import { useSetActive } from './detail/use-set-active.ts';
import { EditWebhookDialog } from './form/edit-webhook-dialog.tsx';
import { useForgetWebhook } from './use-webhooks.ts';

type Props = { webhook: Webhook };

/** What can be done to a webhook as a whole. */
export function WebhookMenu({ webhook }: Props) {
  const [open, setOpen] = useState<'edit' | 'suspend' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setOpen('edit')}>
        Modifier
      </Button>
      <ActMenu
        target={
          <ActionIcon variant="default" size={36} aria-label={`Actions sur «\u00a0${webhook.name}\u00a0»`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        }
      >
        {webhook.active && (
          <Menu.Item leftSection={<IconPlayerPause size={16} aria-hidden />} onClick={() => setOpen('suspend')}>
            Suspendre
          </Menu.Item>
        )}
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => setOpen('delete')}
        >
          Supprimer
        </Menu.Item>
      </ActMenu>
      {open === 'edit' && <EditWebhookDialog webhook={webhook} onClose={close} />}
      {open === 'suspend' && <SuspendDialog webhook={webhook} onClose={close} />}
      {open === 'delete' && <DeleteDialog webhook={webhook} onClose={close} />}
    </>
  );
}

type DialogProps = Props & { onClose: () => void };

/** What waits is lost, so it is said first. */
function SuspendDialog({ webhook, onClose }: DialogProps) {
  const setActive = useSetActive();
  return (
    <ConfirmDialog
      title={`Suspendre «\u00a0${webhook.name}\u00a0»\u202f?`}
      keep="Le laisser actif"
      act="Suspendre"
      acting="Suspension..."
      otherwise="Le webhook n’a pas pu être suspendu"
      onAct={() => setActive(webhook, false)}
      onDone={() => {
        onClose();
        say(`«\u00a0${webhook.name}\u00a0» est suspendu`);
      }}
      onClose={onClose}
    >
      <Text size="sm">
        Les envois en attente seront annulés, et ce qui se passera d’ici à sa réactivation ne lui sera pas envoyé.
      </Text>
    </ConfirmDialog>
  );
}

function DeleteDialog({ webhook, onClose }: DialogProps) {
  const forget = useForgetWebhook();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title={`Supprimer «\u00a0${webhook.name}\u00a0»\u202f?`}
      keep="Garder le webhook"
      act="Supprimer"
      acting="Suppression..."
      otherwise="Le webhook n’a pas pu être supprimé"
      onAct={() => request(deleteWebhook, { params: { id: webhook.id } })}
      onDone={() => {
        void forget(webhook.id);
        say(`«\u00a0${webhook.name}\u00a0» est supprimé`);
        navigate(paths.webhooks, { replace: true });
      }}
      onClose={onClose}
    >
      <Text size="sm">
        Rien ne pourra le rétablir. Disparaîtront avec lui son secret et son journal{'\u00a0'}; les envois en attente
        seront annulés.
      </Text>
    </ConfirmDialog>
  );
}
