import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { Radio, Stack } from '@mantine/core';
import { workspaceRoleLabels, workspaceRoleTexts } from '../../../../../shared/kernel/permission-labels.ts';
import { type Permission, type WorkspaceRole, workspaceRoles } from '../../../../../shared/kernel/permissions.ts';
import { beyond } from '../../../../../shared/team/giving.ts';

type Props = {
  role: WorkspaceRole;
  /** What the person who chooses may give. */
  giveable: ReadonlySet<Permission>;
  disabled?: boolean;
  onChange: (role: WorkspaceRole) => void;
};

/** The five roles, each in a line; those that bring more than one may give say why they cannot be chosen. */
export function RoleChoice({ role, giveable, disabled = false, onChange }: Props) {
  return (
    <Radio.Group
      label="Rôle"
      size="md"
      value={role}
      onChange={(value) => onChange(workspaceRoles.find((one) => one === value) ?? role)}
    >
      <Stack gap="sm" mt={8}>
        {workspaceRoles.map((one) => {
          const outOfReach = one !== role && beyond(giveable, { role: one }).length > 0;
          return (
            <Radio
              key={one}
              value={one}
              disabled={disabled || outOfReach}
              label={workspaceRoleLabels[one]}
              description={
                outOfReach && !disabled ? 'Ce rôle a des autorisations que vous n’avez pas.' : workspaceRoleTexts[one]
              }
            />
          );
        })}
      </Stack>
    </Radio.Group>
  );
}
