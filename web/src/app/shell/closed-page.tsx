import { Button, Group, Stack } from '@mantine/core';
import { ClosedWords } from '../../components/closed-words.tsx';
import { browser } from '../../lib/browser.ts';
import { useSignOut } from './use-sign-out.ts';

/** In place of every page while the platform is closed: why, and the way to look again. */
export function ClosedPage({ message }: { message: string }) {
  const { busy, act } = useSignOut();
  return (
    <Stack component="main" align="flex-start" gap="md" py="4rem" px="md" maw={560} mx="auto">
      <ClosedWords message={message} order={1} />
      <Group gap="sm">
        <Button onClick={() => browser.reload()}>Réessayer</Button>
        {/* For who runs the platform, signed in otherwise. */}
        <Button variant="default" onClick={act} aria-disabled={busy}>
          Se déconnecter
        </Button>
      </Group>
    </Stack>
  );
}
