import { CustomAttributeType, type EntityItem } from 'electrodb';
import { codeReminderAfter, reminderAfter } from '../../../shared/rules/ugc/right-days.ts';
import type { Terms } from '../../../shared/ugc/terms.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { versioned } from '../../platform/db/versioned.ts';

export type RightUse = { id: string; label: string; url: string | null; addedOn: string; removedOn: string | null };
export type RightExtension = { months: number; feeCents: number; status: 'proposed' | 'accepted' | 'declined' };

/** Over which the rights whose end is still to be told are spread. */
export const watchShards = ['0', '1', '2', '3'] as const;

/** What a brand may show, where and until when: of a collaboration, or bought elsewhere. */
export const UgcRight = defineEntity({
  model: { service: 'reclame', entity: 'ugcRight', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    rightId: { type: 'string', required: true },
    origin: { type: ['collaboration', 'external'] as const, required: true },
    title: { type: 'string', required: true },
    brandId: { type: 'string', required: true },
    creatorId: { type: 'string' },
    creatorName: { type: 'string', required: true },
    collaborationId: { type: 'string' },
    deliverableIds: { type: 'list', items: { type: 'string' }, required: true },
    granted: { type: CustomAttributeType<Terms['rights']>('any'), required: true },
    /** What the creator gave to promote from their account, sealed; its last signs, and its last day. */
    code: { type: CustomAttributeType<{ sealed: string; hint: string; expiresOn: string }>('any') },
    startsOn: { type: 'string', required: true },
    /** The last day of use. */
    endsOn: { type: 'string', required: true },
    feeCents: { type: 'number', required: true },
    terminatedOn: { type: 'string' },
    takenDownAt: { type: 'string' },
    uses: { type: CustomAttributeType<RightUse[]>('any'), required: true },
    extension: { type: CustomAttributeType<RightExtension>('any') },
    notes: { type: 'string' },
    /** The day on which its end is told next, and where reminders look for it; none once all was told. */
    remindOn: { type: 'string' },
    watchShard: { type: watchShards },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['rightId'], casing: 'none' },
    },
    byReminder: {
      index: 'gsi3',
      pk: { field: 'gsi3pk', composite: ['watchShard'], casing: 'none' },
      sk: { field: 'gsi3sk', composite: ['remindOn'], casing: 'none' },
    },
  },
});

export type UgcRightItem = EntityItem<typeof UgcRight>;

type Watched = Pick<UgcRightItem, 'rightId' | 'endsOn'> &
  Partial<Pick<UgcRightItem, 'code' | 'uses' | 'takenDownAt' | 'terminatedOn'>>;

/** The next days, after one, on which the end of a right and that of its code are told. */
export function remindersOf({ endsOn, code, uses = [], takenDownAt, terminatedOn }: Watched, day: string) {
  const isShown = takenDownAt === undefined && uses.some(({ removedOn }) => removedOn === null);
  if (terminatedOn !== undefined) return { end: null, code: null };
  return { end: reminderAfter(endsOn, day, isShown), code: code ? codeReminderAfter(code.expiresOn, day) : null };
}

/** When the end of a right, or of its code, is told next, after a day. */
export function watched(right: Watched, day: string) {
  const { end, code } = remindersOf(right, day);
  const [remindOn] = [end, code].flatMap((on) => on ?? []).sort();
  return remindOn === undefined ? {} : { remindOn, watchShard: shardOf(right.rightId, watchShards) };
}
