import { hash } from 'node:crypto';
import { decodeTime } from 'ulid';
import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { lineHash, type SealedLine } from '../../../shared/rules/audit/chain.ts';
import type { AuditLineItem } from '../../platform/db/audit-line.entity.ts';

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** All of a stored line that its hash stands on. */
export const sealedLineOf = (line: AuditLineItem): SealedLine => ({
  id: line.activityId,
  at: line.at,
  chain: line.workspaceId,
  actorKind: kindOf(line),
  actorId: line.apiKeyId ?? line.actorId,
  impersonatorId: line.impersonatorId ?? null,
  type: line.type,
  entityId: line.entityId,
  changed: line.changed ?? null,
  values: line.values ?? null,
  ip: line.ip || null,
});

export const hashOfLine = (line: AuditLineItem): string => lineHash(sealedLineOf(line), sha256);

export type LineActorKind = 'user' | 'api_key' | 'creator' | 'provider' | 'system';

const kinds: Readonly<Record<string, LineActorKind>> = {
  usr: 'user',
  key: 'api_key',
  crt: 'creator',
  stripe: 'provider',
};

/** Who an id of an actor is one of; whatever is none is the product itself. */
const kindOf = ({ apiKeyId, actorId }: AuditLineItem): LineActorKind =>
  kinds[(apiKeyId ?? actorId).split('_')[0] ?? ''] ?? 'system';

/** When a line was written, by its id; null of what is no id of a line. */
export function timeOfLine(id: string): number | null {
  if (!/^act_[0-9A-HJKMNP-TV-Z]{26}$/.test(id)) return null;
  try {
    return decodeTime(id.slice('act_'.length));
  } catch {
    return null;
  }
}

/** Whether a line must still be there: the table forgets it after that. */
export function isLineKept(id: string, now: number): boolean {
  const at = timeOfLine(id);
  return at === null || at + keptDays.audit * dayMs > now;
}
