import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { UgcCampaign } from '../../../shared/ugc/campaign.ts';
import type { ModeratedText } from '../../../shared/ugc/moderated-fields.ts';
import type { ReportedKind } from '../../../shared/ugc/report.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** What is looked at: a thing of a workspace, or a creator, who is of none. */
export type CaseSubject = {
  kind: ReportedKind;
  id: string;
  /** Of a message. */
  collaborationId?: string;
  /** Who is told, where it is a creator: whose profile or message it is. */
  creatorId?: string;
};

type CaseReport = { text: string; by: 'user' | 'creator'; byId: string };

/** Of a brief: how it stands once it is open, for the writes and the event of a decision that reads nothing else. */
type CaseBrief = { campaign: UgcCampaign };

export type CaseDecision = { decision: 'approve' | 'reject'; reason: string | null; at: string; byId: string };

/**
 * What waits for the platform's moderation, or has its decision: with a copy of what was handed in or reported. Whoever decides
 * reads it here, and nothing in the workspace.
 */
export const ModerationCase = defineEntity({
  model: { service: 'reclame', entity: 'moderationCase', version: '1' },
  attributes: {
    caseId: { type: 'string', required: true },
    kind: { type: ['brief', 'creator', 'report'] as const, required: true },
    /** As long as it waits. */
    queue: { type: ['all'] as const },
    /** Whose the thing is, or who reports a creator: it goes with that workspace. */
    workspaceId: { type: 'string' },
    subject: { type: CustomAttributeType<CaseSubject>('any'), required: true },
    said: { type: CustomAttributeType<ModeratedText[]>('any'), required: true },
    report: { type: CustomAttributeType<CaseReport>('any') },
    brief: { type: CustomAttributeType<CaseBrief>('any') },
    decided: { type: CustomAttributeType<CaseDecision>('any') },
    ttl: { type: 'number' },
    ...versioned,
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['caseId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
    byQueue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['queue'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['caseId'], casing: 'none' },
    },
  },
});
export type ModerationCaseItem = EntityItem<typeof ModerationCase>;
