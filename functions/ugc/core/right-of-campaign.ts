import { collaborationIdOf } from './collaboration-id.ts';

type Whose = { creatorId?: string | null | undefined; collaborationId?: string | null | undefined };

/** Rights do not name their campaign: whether they are of one follows from their collaboration. */
export const isRightOf = ({ creatorId, collaborationId }: Whose, campaignId: string): boolean =>
  typeof creatorId === 'string' && collaborationId === collaborationIdOf(campaignId, creatorId);
