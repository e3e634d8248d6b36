import './mantine-shell.css';
import { AppShell } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SWRConfig, useSWRConfig } from 'swr';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { messageOf, refusedFor } from '../../lib/api-error.ts';
import { ConsentNotice } from '../../lib/consent/consent-notice.tsx';
import { useFirstInput } from '../../lib/first-input.ts';
import { later } from '../../lib/later.tsx';
import { serverState } from '../../lib/server-state.ts';
import { useFocusOnNewPage } from '../../lib/use-focus-on-new-page.ts';
import { useProfile } from '../../lib/use-profile.ts';
import { findPage, signedInPages } from '../pages.tsx';
import { PasswordGate } from './password-gate.tsx';
import classes from './shell.module.css';
import { ShellDialogs } from './shell-dialogs.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useDialogs } from './use-dialogs.ts';

const PhoneMenu = later(async () => (await import('./phone-menu.tsx')).PhoneMenu);
const FrameNotices = later(async () => (await import('./frame-notices.tsx')).FrameNotices);
/** Of nearly nobody: what is there for everyone does not bring it. */
const Leaving = lazy(async () => ({ default: (await import('./leaving.tsx')).Leaving }));
const ImpersonationBar = lazy(async () => ({ default: (await import('./impersonation-bar.tsx')).ImpersonationBar }));
const ClosedPage = lazy(async () => ({ default: (await import('./closed-page.tsx')).ClosedPage }));
const SuspendedPage = lazy(async () => ({ default: (await import('./suspended-page.tsx')).SuspendedPage }));
const Notices = later(async () => (await import('./notices.tsx')).Notices);

const sidebarWidth = 236;
const narrowSidebarWidth = 68;

export function Shell() {
  const { mutate } = useSWRConfig();
  // The profile says what has become of the workspace: the page that says so comes in the place of what was refused.
  const onError = (error: unknown) => {
    if (refusedFor(error, 'workspace_suspended')) void mutate(getProfile.operation);
  };
  return (
    <SWRConfig value={{ ...serverState, onError }}>
      <Frame />
    </SWRConfig>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const page = findPage(Object.values(signedInPages), pathname);
  const main = useFocusOnNewPage(page?.path);
  const [narrow, setNarrow] = useLocalStorage({
    key: 'sidebarNarrow',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [menuOpened, menu] = useDisclosure(false);
  const dialogs = useDialogs();
  const used = useFirstInput();
  const noticed = useNotifications().notifications.length > 0;
  const profile = useProfile();
  const user = profile.data?.user;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu that led to it
  useEffect(menu.close, [pathname]);

  if (refusedFor(profile.error, 'maintenance'))
    return (
      <Suspense fallback={null}>
        <ClosedPage message={messageOf(profile.error, '')} />
      </Suspense>
    );
  const bar = user?.impersonatedBy && (
    <Suspense fallback={null}>
      <ImpersonationBar user={user} by={user.impersonatedBy} />
    </Suspense>
  );
  if (user?.deletion)
    return (
      <Suspense fallback={null}>
        {bar}
        <Leaving user={user} deletesAt={user.deletion.deletesAt} />
      </Suspense>
    );
  // Who administers the platform does so from wherever they are.
  if (user?.workspaceSuspendedAt && !(pathname.startsWith('/admin/') && user.role === 'admin'))
    return (
      <Suspense fallback={null}>
        <SuspendedPage user={user} />
      </Suspense>
    );
  return (
    <>
      <a href="#contenu" className={classes.skip}>
        Aller au contenu
      </a>
      <AppShell
        layout="alt"
        header={{ height: 60 }}
        navbar={{ width: narrow ? narrowSidebarWidth : sidebarWidth, breakpoint: 'md', collapsed: { mobile: true } }}
        transitionDuration={0}
      >
        <AppShell.Navbar component="aside" visibleFrom="md" aria-label="Menu" className={classes.sidebar}>
          <Sidebar narrow={narrow} onNarrow={setNarrow} />
        </AppShell.Navbar>
        <AppShell.Header className={classes.header}>
          <TopBar
            title={page?.title ?? ''}
            menuOpened={menuOpened}
            onMenu={menu.open}
            onSearch={dialogs.openPalette}
            onShortcuts={dialogs.openShortcuts}
            onNewWorkspace={dialogs.openNewWorkspace}
          />
        </AppShell.Header>
        <AppShell.Main id="contenu" ref={main} tabIndex={-1} className={classes.main}>
          <div className={classes.content}>
            {bar}
            <FrameNotices />
            <Outlet />
            <ConsentNotice />
          </div>
        </AppShell.Main>
      </AppShell>
      {used && <PhoneMenu opened={menuOpened} onClose={menu.close} />}
      <ShellDialogs dialogs={dialogs} />
      <PasswordGate />
      {(used || noticed) && <Notices />}
    </>
  );
}
