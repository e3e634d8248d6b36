import type { SegmentType } from '../rules/day-counts.ts';

/** By what a platform cuts figures, as people call it. */
export const segmentNames: Record<SegmentType, string> = {
  device: 'Appareil',
  age_gender: 'Âge et sexe',
  country: 'Pays',
  region: 'Région',
  placement: 'Placement',
  publisher: 'Plateforme de diffusion',
};
