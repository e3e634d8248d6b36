import { Badge } from '@mantine/core';
import { type AdminUser, userStatuses } from '../../../../../shared/admin/user.contract.ts';

/** `Camille Moreau` */
export const nameOf = ({ firstName, lastName }: Pick<AdminUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** Only what is out of the ordinary. */
export function StatusBadge({ status }: Pick<AdminUser, 'status'>) {
  if (status === 'active') return null;
  return (
    <Badge size="sm" variant="light" color="warning" tt="none">
      {userStatuses[status]}
    </Badge>
  );
}
