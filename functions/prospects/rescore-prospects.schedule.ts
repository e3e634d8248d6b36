import { defineSchedule } from '../platform/worker/define-schedule.ts';
import { rescoreProspects } from './scoring/schedules.domain.ts';

export const handler = defineSchedule('rescore-prospects', rescoreProspects);
