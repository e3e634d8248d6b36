import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { rescoreProspects } from './schedules.domain.ts';

export const handler = defineSchedule('rescore-prospects', rescoreProspects);
