import { Avatar, Button, Skeleton, Text, Tooltip } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { User } from '../../../../shared/auth/auth.contract.ts';
import { useProfile } from '../../lib/use-profile.ts';
import { planLine } from './plan-line.tsx';
import classes from './session-foot.module.css';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, and the way out. */
export function SessionFoot({ narrow = false }: { narrow?: boolean }) {
  const signOut = useSignOut();
  return (
    <div className={classes.root} data-narrow={narrow || undefined}>
      {!narrow && <Person />}
      <Tooltip label="Déconnexion" position="right" disabled={!narrow} withArrow>
        <Button
          variant="default"
          fullWidth
          fw={400}
          px={narrow ? 0 : undefined}
          aria-label={narrow ? 'Déconnexion' : undefined}
          aria-disabled={signOut.busy}
          onClick={signOut.act}
        >
          {narrow ? <IconLogout size={18} stroke={1.6} aria-hidden /> : 'Déconnexion'}
        </Button>
      </Tooltip>
    </div>
  );
}

const nameHere = ({ workspaceId, workspaces }: User) => workspaces.find(({ id }) => id === workspaceId)?.name;

function Person() {
  const { data, error } = useProfile();
  if (error && !data) return null;
  return (
    <div className={classes.person}>
      {data ? (
        <Avatar name={`${data.user.firstName} ${data.user.lastName}`} size={30} className={classes.avatar} />
      ) : (
        <Skeleton circle height={30} />
      )}
      <div className={classes.lines}>
        {data ? (
          <>
            <Text size="sm" fw={600} truncate>
              {data.user.firstName} {data.user.lastName}
            </Text>
            {data.user.workspaces.length > 1 && (
              <Text size="xs" fw={500} truncate>
                {nameHere(data.user)}
              </Text>
            )}
            <Text size="xs" c="dimmed" truncate>
              {planLine(data.user.plan)}
            </Text>
          </>
        ) : (
          <>
            <Skeleton height={12} my={4} width="70%" />
            <Skeleton height={10} my={4} width="45%" />
          </>
        )}
      </div>
    </div>
  );
}
