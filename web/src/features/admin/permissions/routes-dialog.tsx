import { Skeleton, Text } from '@mantine/core';
import useSWR from 'swr';
import { listProductRoutes, type ProductRoute } from '../../../../../shared/admin/permission.contract.ts';
import { permissionLabel } from '../../../../../shared/kernel/permission-labels.ts';
import { adminPermissions, type Permission } from '../../../../../shared/kernel/permissions.ts';
import { Dialog } from '../../../components/dialog.tsx';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { request } from '../../../lib/request.ts';
import classes from './permissions.module.css';

type Props = { may: ReadonlySet<string>; onClose: () => void };

/** The routes that someone may call, each with what opens it. */
export function RoutesDialog({ may, onClose }: Props) {
  const { data, error, mutate } = useSWR([listProductRoutes.operation], () => request(listProductRoutes));
  return (
    <Dialog title="Ce que cette personne peut faire" size={760} onClose={onClose}>
      {error && !data && <LoadFailure what="La liste des routes" error={error} onRetry={() => mutate()} />}
      {!error && !data && <Skeleton height={320} radius="lg" role="status" aria-label="Chargement des routes" />}
      {data && (
        <ul className={framed.list} aria-label="Routes">
          {data.items
            .filter(({ permission }) => opens(may, permission))
            .map((route) => (
              <li key={`${route.method} ${route.path}`} className={classes.route}>
                <code className={classes.address}>
                  {route.method} {route.path}
                </code>
                <Text size="sm">{route.summary}</Text>
                <Text size="sm" c="dimmed">
                  {whyText(route)}
                </Text>
              </li>
            ))}
        </ul>
      )}
    </Dialog>
  );
}

function opens(may: ReadonlySet<string>, permission: string): boolean {
  if (permission === 'public' || permission === 'user') return true;
  return permission === 'admin:any' ? adminPermissions.some((one) => may.has(one)) : may.has(permission);
}

const always: Record<string, string> = {
  public: 'Ouverte à tous',
  user: 'Ouverte à toute personne connectée',
  'admin:any': 'Ouverte par toute permission de la plateforme',
};

const whyText = ({ permission }: ProductRoute): string =>
  always[permission] ?? `Ouverte par «\u00a0${permissionLabel(permission as Permission)}\u00a0»`;
