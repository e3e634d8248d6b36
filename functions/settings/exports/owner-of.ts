import type { ExportScope } from '../../../shared/settings/exports.rules.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** Whose data an export holds. */
export const ownerOf = ({ userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>, scope: ExportScope): string =>
  scope === 'workspace' ? workspaceId : userId;

/** All of a workspace leaves with its owners alone. */
export const mayExport = ({ permissions }: Pick<Actor, 'permissions'>, scope: ExportScope): boolean =>
  scope === 'account' || (permissions.has('settings:export') && permissions.has('workspace:own'));
