// Also here, for what it shares with the frame: our own styles come after Mantine's.
import './mantine-shell.css';
import { Drawer, ScrollArea } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Logo } from '../../components/logo.tsx';
import { NavigationList } from './navigation-list.tsx';
import classes from './phone-menu.module.css';
import { SessionFoot } from './session-foot.tsx';

/** The sidebar again, as a drawer, where there is no room for it. */
export function PhoneMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  // Closed at first: Mantine remembers what to give the focus back to when it is opened, not when it comes open.
  const there = useMounted();
  return (
    <Drawer
      opened={opened && there}
      onClose={onClose}
      size={280}
      title={<Logo />}
      closeButtonProps={{ 'aria-label': 'Fermer le menu' }}
      transitionProps={{ duration: 150 }}
      hiddenFrom="md"
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <nav aria-label="Navigation principale" className={classes.navigation}>
        <ScrollArea className={classes.scroll} type="never">
          <NavigationList />
        </ScrollArea>
      </nav>
      <SessionFoot />
    </Drawer>
  );
}
