import { Checkbox, Stack, Text, Title } from '@mantine/core';
import type { UserPermissions } from '../../../../../shared/admin/permission.contract.ts';
import { adminPermissionLabels } from '../../../../../shared/kernel/permission-labels.ts';
import { type AdminPermission, adminPermissions } from '../../../../../shared/kernel/permissions.ts';

type Props = {
  shown: UserPermissions;
  grants: readonly AdminPermission[];
  onChange: (grants: AdminPermission[]) => void;
};

/** What someone may do of the platform, which no workspace gives. */
export function PlatformPart({ shown: { role, adminRows }, grants, onChange }: Props) {
  const lockedOf = (permission: AdminPermission) =>
    adminRows.find((row) => row.permission === permission)?.locked === true;
  return (
    <section aria-labelledby="plateforme">
      <Title order={3} id="plateforme" fz="1rem" mb={4}>
        Permissions de la plateforme
      </Title>
      <Text size="sm" c="dimmed" mb="sm" maw={640}>
        {role === 'admin'
          ? 'Le rôle Administrateur les donne toutes. Il se retire depuis la fiche de la personne, sauf au dernier\u00a0: il reste toujours au moins un administrateur actif.'
          : 'Sans le rôle Administrateur, cette personne ne fait sur la plateforme que ce qui est coché ici, et ne compte pas comme administrateur\u00a0: il en reste toujours au moins un, actif, qui a ce rôle.'}
      </Text>
      <Stack gap="xs">
        {adminPermissions.map((permission) => {
          const locked = lockedOf(permission);
          return (
            <Checkbox
              key={permission}
              label={adminPermissionLabels[permission]}
              description={permission}
              checked={role === 'admin' || grants.includes(permission)}
              aria-disabled={locked}
              onChange={({ currentTarget: { checked } }) =>
                !locked &&
                onChange(adminPermissions.filter((one) => (one === permission ? checked : grants.includes(one))))
              }
            />
          );
        })}
      </Stack>
    </section>
  );
}
