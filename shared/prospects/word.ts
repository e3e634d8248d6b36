import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';

export const prospects = {
  usersLose: 'People cannot see, write or import their prospects.',
  contracts: ['prospect', 'timeline', 'duplicates', 'imports', 'privacy', 'scoring', 'stats', 'views'],
  ids: {
    prospect: 'pro',
    prospectActivity: 'pac',
    prospectChange: 'pch',
    prospectImport: 'pim',
    prospectView: 'pvw',
  },
  named: ['prospect', 'prospectView'],
  audit: [
    'prospect.created',
    'prospect.updated',
    'prospect.status_changed',
    'prospect.deleted',
    'prospect.restored',
    'prospect.merged',
    'prospect.erased',
    'prospect.disclosed',
    'prospect.action_due',
    'prospect_scoring.updated',
    'prospect_activity.created',
    'prospect_activity.updated',
    'prospect_activity.deleted',
    'prospects.edited',
    'prospects.exported',
    'prospects.import_started',
    'prospects.import_completed',
    'prospects.import_failed',
    'prospects.import_cancelled',
    'prospects.import_undone',
    'prospect_view.created',
    'prospect_view.updated',
    'prospect_view.deleted',
  ],
  counted: ['prospectViews'],
  events: {
    prospect: {
      label: 'Prospects',
      readings: ['prospects:read'],
      events: {
        'prospect.created': { label: 'Prospect créé', description: 'Un prospect a été créé, hors import.' },
        'prospect.updated': { label: 'Prospect modifié', description: 'Les données d’un prospect ont changé.' },
        'prospect.status_changed': {
          label: 'Statut d’un prospect changé',
          description: 'Un prospect a changé d’étape ; previousStatus donne la précédente.',
        },
        'prospect.deleted': {
          label: 'Prospect supprimé',
          description: 'Un prospect a été supprimé, ou réuni à un autre.',
        },
        'prospect.restored': { label: 'Prospect rétabli', description: 'Une suppression a été annulée.' },
        'prospect.action_due': {
          label: 'Relance à faire',
          description: 'La prochaine action prévue pour un prospect est arrivée à échéance.',
        },
      },
    },
  },
  notified: ['prospect.action_due'],
  queues,
  schedules: {
    rescoreProspects: {
      name: 'rescoreProspects',
      handler: 'prospects/upkeep/rescore-prospects.schedule',
      expression: 'cron(30 3 * * ? *)',
      timeoutSeconds: 300,
      usersLose: 'Scores of prospects no longer decay: what happened long ago counts as before.',
    },
    remindActions: {
      name: 'remindActions',
      handler: 'prospects/reminders/remind-actions.schedule',
      expression: 'rate(5 minutes)',
      timeoutSeconds: 240,
      usersLose: 'People are not reminded of the next actions that they planned.',
    },
    noticeRetention: {
      name: 'noticeRetention',
      handler: 'prospects/privacy/notice-retention.schedule',
      expression: 'cron(0 8 1 * ? *)',
      timeoutSeconds: 300,
      usersLose: 'People are not told which prospects may be kept no longer.',
    },
  },
} as const satisfies Word;
