import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { IconDots, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { deleteMetaPixel, type Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { PixelDialog } from './pixel-dialog.tsx';
import { usePixelWrites } from './use-pixels.ts';
import { useSwitchPixel } from './use-switch-pixel.ts';

/** What can be done to a pixel as a whole. */
export function PixelMenu({ pixel }: { pixel: Pixel }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const switchTo = useSwitchPixel(pixel);
  const close = () => setOpen(null);
  const icon = { size: 16, 'aria-hidden': true };
  return (
    <>
      <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={() => setOpen('edit')}>
        Modifier
      </Button>
      <ActMenu
        target={
          <ActionIcon variant="default" size={36} aria-label={`Actions sur «\u00a0${pixel.name}\u00a0»`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        }
      >
        {pixel.active ? (
          <Menu.Item leftSection={<IconPlayerPause {...icon} />} onClick={() => switchTo(false)}>
            Suspendre
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconPlayerPlay {...icon} />} onClick={() => switchTo(true)}>
            Réactiver
          </Menu.Item>
        )}
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash {...icon} />}
          onClick={() => setOpen('delete')}
        >
          Supprimer
        </Menu.Item>
      </ActMenu>
      {open === 'edit' && <PixelDialog pixel={pixel} onClose={close} />}
      {open === 'delete' && <DeleteDialog pixel={pixel} onClose={close} />}
    </>
  );
}

/** Nobody has the token any more once it is gone: what goes with it is named first. */
function DeleteDialog({ pixel, onClose }: { pixel: Pixel; onClose: () => void }) {
  const { forget } = usePixelWrites();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title={`Supprimer «\u00a0${pixel.name}\u00a0»\u202f?`}
      keep="Garder le pixel"
      act="Supprimer"
      acting="Suppression..."
      otherwise="Le pixel n’a pas pu être supprimé"
      onAct={() => request(deleteMetaPixel, { params: { id: pixel.id } })}
      onDone={() => {
        navigate(paths.pixels, { replace: true });
        forget(pixel.id);
        say(`«\u00a0${pixel.name}\u00a0» est supprimé`);
      }}
      onClose={onClose}
    >
      <Text size="sm">
        Son jeton et son journal disparaissent, et ses événements en attente ne partiront pas. Rien ne change chez Meta.
      </Text>
      <Text size="sm" c="dimmed">
        Pour une simple interruption, suspendez-le plutôt.
      </Text>
    </ConfirmDialog>
  );
}
