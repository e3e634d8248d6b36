import { CustomAttributeType, type EntityItem } from 'electrodb';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { codeReminderAfter, lookAfter, reminderAfter } from '../../../shared/rules/ugc/right-days.ts';
import type { Terms } from '../../../shared/ugc/terms.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { versioned } from '../../platform/db/versioned.ts';

export type RightUse = { id: string; label: string; url: string | null; addedOn: string; removedOn: string | null };
export type RightExtension = {
  extensionId: string;
  /** Its place among those that were accepted, from 1: each leaves an annex in what was signed. */
  nth: number;
  months: number;
  feeCents: number;
  status: 'proposed' | 'accepted' | 'declined' | 'expired';
  /** The days that it adds. */
  startsOn: string;
  endsOn: string;
  expiresOn: string;
  proposedAt: string;
  /** Of the evidence: who proposed it, and from where. */
  proposedBy: string;
  proposedFrom: string;
};

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
    /** The last one that was proposed. */
    extension: { type: CustomAttributeType<RightExtension>('any') },
    /** What is due for those that were accepted. */
    paymentIds: { type: 'list', items: { type: 'string' } },
    notes: { type: 'string' },
    /** The campaign of ads that shows the content, as someone said; and those that its deliverables were linked to, by their ids. */
    linkedCampaignId: { type: 'string' },
    deliverableCampaigns: { type: CustomAttributeType<Record<string, string>>('any') },
    /** The day on which its end is told next, and where reminders look for it; none once all was told. */
    remindOn: { type: 'string' },
    watchShard: { type: watchShards },
    /** The day from which it is seen whether these still spend, and where that is looked for; none of a right without them. */
    lookOn: { type: 'string' },
    lookShard: { type: watchShards },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['rightId'], casing: 'none' },
    },
    byLook: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['lookShard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['lookOn'], casing: 'none' },
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
  Partial<Pick<UgcRightItem, 'code' | 'uses' | 'takenDownAt' | 'terminatedOn' | 'extension'>>;

/** The next days, after one, on which the end of a right is told, that of its code, and that of a proposal to extend it. */
export function remindersOf({ endsOn, code, uses = [], takenDownAt, terminatedOn, extension }: Watched, day: string) {
  const isShown = takenDownAt === undefined && uses.some(({ removedOn }) => removedOn === null);
  if (terminatedOn !== undefined) return { end: null, code: null, extension: null };
  return {
    end: reminderAfter(endsOn, day, isShown),
    code: code ? codeReminderAfter(code.expiresOn, day) : null,
    // However late that is looked at: a proposal ends but once.
    extension: extension?.status === 'proposed' ? addDays(extension.expiresOn, 1) : null,
  };
}

/** When the end of a right, of its code, or of what was proposed, is told next, after a day. */
export function watched(right: Watched, day: string) {
  const { end, code, extension } = remindersOf(right, day);
  const [remindOn] = [end, code, extension].flatMap((on) => on ?? []).sort();
  return remindOn === undefined ? {} : { remindOn, watchShard: shardOf(right.rightId, watchShards) };
}

type Linked = Pick<UgcRightItem, 'linkedCampaignId' | 'deliverableCampaigns'>;

/** The campaigns of ads that show what a right is of. */
export const campaignIdsOf = ({ linkedCampaignId, deliverableCampaigns = {} }: Partial<Linked>): string[] => [
  ...new Set([...(linkedCampaignId ? [linkedCampaignId] : []), ...Object.values(deliverableCampaigns)]),
];

type Looked = Partial<Linked> &
  Pick<UgcRightItem, 'rightId' | 'endsOn'> &
  Partial<Pick<UgcRightItem, 'takenDownAt' | 'terminatedOn'>>;

/** When the campaigns of a right are looked at next. */
export function looked(right: Looked, today: string) {
  const lookOn = campaignIdsOf(right).length > 0 ? lookAfter(right, today) : null;
  return lookOn === null ? {} : { lookOn, lookShard: shardOf(right.rightId, watchShards) };
}

/** What is not there of a right any more, to be removed from what is stored of it. */
export const goneOf = <Name extends keyof UgcRightItem>(right: UgcRightItem, names: readonly Name[]): Name[] =>
  names.filter((name) => right[name] === undefined);
