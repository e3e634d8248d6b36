import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { buildGeneration } from './build-generation.ts';

export const handler = defineSchedule('build-catalogue', () => buildGeneration());
