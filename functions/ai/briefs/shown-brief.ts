import type { KeptBrief } from '../../../shared/ai/brief.ts';
import type { KeptBriefItem } from '../core/brief.entity.ts';

export const shownBrief = ({ workspaceId: _, briefId, ...kept }: KeptBriefItem): KeptBrief => ({
  ...kept,
  id: briefId,
  brandId: kept.brandId ?? null,
  personaId: kept.personaId ?? null,
});
