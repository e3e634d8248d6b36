import { CloseButton, Drawer, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { isGone } from '../../../lib/notices.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { DrawerSkeleton } from './drawer-skeleton.tsx';
import { ProspectDetail } from './prospect-detail.tsx';
import classes from './prospect-drawer.module.css';
import { useEscape } from './use-escape.ts';
import { useOpenProspect } from './use-open-prospect.ts';

type Props = { id: string; onClose: () => void; onChanged: () => void };

/** A prospect in full: beside the list it came from where there is room, otherwise over it. */
export function ProspectDrawer(props: Props) {
  const { id, onClose } = props;
  const beside = useMediaQuery('(min-width: 90em)', false, { getInitialValueInEffect: false });
  useFocusReturn();
  useEscape(onClose, beside ? 0 : 1);
  const loaded = <LoadedProspect key={id} {...props} />;
  if (beside) {
    return (
      <aside className={classes.beside} aria-label="Prospect">
        <CloseButton className={classes.close} onClick={onClose} />
        <div className={classes.scroll}>{loaded}</div>
      </aside>
    );
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={false}
      position="right"
      size={540}
      title="Prospect"
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      classNames={{ body: classes.body }}
    >
      {/* It is what is opened that has the focus, not what closes it. */}
      <div tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
        {loaded}
      </div>
    </Drawer>
  );
}

function LoadedProspect({ id, onClose, onChanged }: Props) {
  const open = useOpenProspect(id);
  const { prospect, error } = open;
  if (isGone(error)) return <Gone />;
  if (!prospect && error) return <LoadFailure what="Le prospect" error={error} onRetry={open.reload} />;
  if (!prospect) return <DrawerSkeleton />;
  return <ProspectDetail prospect={prospect} open={open} onClose={onClose} onChanged={onChanged} />;
}

function Gone() {
  return (
    <Stack gap="xs" role="alert">
      <Text fw={600}>Ce prospect n’existe pas, ou plus</Text>
      <Text c="dimmed">Il a été supprimé ou réuni à un autre, ou l’adresse est incomplète.</Text>
    </Stack>
  );
}
