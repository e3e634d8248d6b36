import type { BriefDeliverable } from './campaign.rules.ts';
import { deliverableTypes } from './creator.rules.ts';

/** What a deliverable is called that nobody named: « Vidéo de 30 s ». */
export const deliverableLabel = ({
  type,
  durationSeconds,
}: Pick<BriefDeliverable, 'type' | 'durationSeconds'>): string =>
  durationSeconds === null ? deliverableTypes[type] : `${deliverableTypes[type]} de ${durationSeconds}\u00a0s`;
