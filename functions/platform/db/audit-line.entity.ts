import { CustomAttributeType, type EntityItem } from 'electrodb';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import type { Canonical } from '../../../shared/rules/audit/canonical-json.ts';
import type { AuditType } from '../../../shared/words.ts';
import { impersonatorNow } from '../identity/impersonating.ts';
import { newId } from '../new-id.ts';
import { chainKeys } from '../table-shape.ts';
import { defineEntity } from './client.ts';
import { type Operation, put } from './write.ts';

/** Null is what there is by default. */
export type AuditValue = { field: string; from: Canonical; to: Canonical };

/** The audit log: who did what to which thing, never a person's values. Append-only; its partition is the chain of a workspace, or `platform`. */
export const AuditLine = defineEntity({
  model: { service: 'reclame', entity: 'activity', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    activityId: { type: 'string', required: true },
    actorId: { type: 'string', required: true },
    /** The key by which a server acted for that person. */
    apiKeyId: { type: 'string' },
    type: { type: CustomAttributeType<AuditType>('string'), required: true },
    entityId: { type: 'string', required: true },
    changed: { type: 'list', items: { type: 'string' } },
    /** Who acted under the name of that person. */
    impersonatorId: { type: 'string' },
    /** What an act of the administration changed, before and after; never of a person, a text or a secret. */
    values: { type: CustomAttributeType<AuditValue[]>('any') },
    ip: { type: 'string' },
    at: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], template: `${chainKeys}\${workspaceId}`, casing: 'none' },
      sk: { field: 'sk', composite: ['activityId'], casing: 'none' },
    },
  },
});
export type AuditLineItem = EntityItem<typeof AuditLine>;

/** Of what is of no workspace: the log of the platform. */
export const platformChain = 'platform';

/** Who acts when the product itself does, because of what it has seen. */
export const bySystem = ({ workspaceId }: { workspaceId: string }) => ({ workspaceId, userId: 'system', ip: '' });

/** A creator who acts on something of a workspace, or on what is their own, which the log of the platform tells. */
export const byCreator = (
  { creatorId, ip }: { creatorId: string; ip: string },
  workspaceId: string = platformChain,
): AuditedBy => ({ workspaceId, userId: creatorId, ip });

/** Who acts: an `Actor`, or what was noted of one for what follows their act. */
export type AuditedBy = {
  workspaceId: string;
  userId: string;
  apiKeyId?: string | undefined;
  /** Noted of an act that goes on after its call; while a call runs, the chain says it. */
  impersonatorId?: string | undefined;
  ip: string;
};

export type Audited = { type: AuditType; entityId: string; changed?: string[]; values?: AuditValue[] };

/** The audit line of an act, to be written in the act's own transaction. */
export const audit = (by: AuditedBy, act: Audited, at: Date = new Date()): Operation =>
  put(AuditLine.create(auditLine(by, act, at)));

/** What stands in the log of an act. */
export const auditLine = (by: AuditedBy, act: Audited, at: Date): AuditLineItem => ({
  ...act,
  workspaceId: by.workspaceId,
  activityId: newId('act', at),
  actorId: by.userId,
  apiKeyId: by.apiKeyId,
  impersonatorId: by.impersonatorId ?? impersonatorNow(),
  ip: by.ip,
  at: at.toISOString(),
  ttl: Math.floor(at.getTime() / 1000) + keptDays.audit * daySeconds,
});
