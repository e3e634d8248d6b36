import type { AdminActivityLine } from '../../../shared/admin/activity.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';

export const logWorkspaceId = 'wks_01J00000000000000000000001';

/** A line of the log of a workspace. */
export const anActivityLine = (over: Partial<AdminActivityLine> = {}): AdminActivityLine => ({
  id: 'act_1',
  at: `${parisDay()}T11:05:00.000Z`,
  chain: logWorkspaceId,
  workspaceName: 'Agence Rive',
  actor: { kind: 'user', id: 'usr_1', name: 'Alix Roy' },
  impersonatorId: null,
  type: 'board.created',
  label: 'Board créé',
  said: 'a créé le board {}',
  entityId: 'brd_1',
  changed: [],
  changedLabels: [],
  values: [],
  ip: '192.0.2.7',
  hash: '0'.repeat(64),
  block: 12,
  ...over,
});
