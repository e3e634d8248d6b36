import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';

export const auth = {
  usersLose: 'People cannot sign up, sign in, stay signed in or change their password.',
  contracts: ['auth', 'sessions', 'second-factor', 'returned-mail', 'impersonation'],
  ids: { user: 'usr', workspace: 'wks', session: 'ses', emailChange: 'emc', impersonation: 'ims' },
  named: ['user'],
  audit: [
    'user.registered',
    'user.email_confirmed',
    'user.email_change_asked',
    'user.email_changed',
    'user.email_restored',
    'user.mails_stopped',
    'user.mails_resumed',
    'user.profile_updated',
    'user.password_changed',
    'user.password_reset',
    'user.made_administrator',
    'workspace.created',
    'session.opened',
    'session.closed',
    'session.revoked',
    'session.others_revoked',
    'session.confirmed',
    'session.reuse_detected',
    'user.impersonation_started',
    'user.impersonation_ended',
    'second_factor.enabled',
    'second_factor.disabled',
    'second_factor.codes_renewed',
    'second_factor.recovery_code_used',
    'second_factor.reset',
  ],
  innerEvents: ['account.new_device', 'account.email_changed', 'account.deletion_planned', 'account.support_access'],
  notified: ['account.new_device', 'account.email_changed', 'account.deletion_planned', 'account.support_access'],
  // They name the person whom they are for, or are for all who are in a workspace.
  toldTo: [],
  queues,
  schedules: {
    closeImpersonations: {
      name: 'closeImpersonations',
      label: 'Fin des vues du support',
      handler: 'auth/impersonation/close-ended.schedule',
      expression: 'rate(1 minute)',
      timeoutSeconds: 55,
      usersLose:
        'The log says late, or not at all, that the support has stopped seeing Réclame as someone; it has stopped all the same.',
    },
  },
  migrations: {
    movePeople: { name: 'movePeople', handler: 'auth/move/move-people', runs: 'before' },
    removeOldPeople: { name: 'removeOldPeople', handler: 'auth/move/remove-old-people', runs: 'after' },
    listPeople: { name: 'listPeople', handler: 'auth/move/list-people', runs: 'after' },
    listWorkspaces: { name: 'listWorkspaces', handler: 'auth/move/list-workspaces', runs: 'after' },
  },
} as const satisfies Word;
