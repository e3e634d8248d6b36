import * as z from 'zod';
import { rightStatuses } from '../rules/ugc/right-days.ts';
import { Terms } from './terms.ts';

const granted = Terms.shape.rights.shape;

/** What a brand may show, where and until when. */
export const UgcRight = z.object({
  id: z.string(),
  origin: z.enum(['collaboration', 'external']),
  title: z.string(),
  brandId: z.string(),
  creatorId: z.string().nullable(),
  creatorName: z.string(),
  collaborationId: z.string().nullable(),
  deliverableIds: z.array(z.string()),
  supports: granted.supports,
  networks: granted.networks,
  territories: granted.territories,
  modifications: z.boolean(),
  exclusivity: granted.exclusivity,
  whitelisting: z
    .object({ network: z.string(), codeHint: z.string().nullable(), codeExpiresOn: z.string().nullable() })
    .nullable(),
  startsOn: z.string(),
  /** The last day of use. */
  endsOn: z.string(),
  fee: z.number(),
  status: z.enum(rightStatuses),
  /** 0 on the last day, below 0 once it has ended. */
  daysLeft: z.int(),
  /** Where it was shown, as the workspace notes it. */
  uses: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      url: z.string().nullable(),
      addedOn: z.string(),
      removedOn: z.string().nullable(),
    }),
  ),
  takenDownAt: z.string().nullable(),
  /** The campaign of ads that shows the content, as the workspace says. */
  linkedCampaignId: z.string().nullable(),
  /** With those that its deliverables are linked to. */
  linkedCampaignIds: z.array(z.string()),
  /** The last one that was proposed to the creator. */
  extension: z
    .object({
      months: z.int(),
      fee: z.number(),
      status: z.enum(['proposed', 'accepted', 'declined', 'expired']),
      /** The days that it adds. */
      startsOn: z.string(),
      endsOn: z.string(),
      /** The last day on which it may be accepted. */
      expiresOn: z.string(),
      proposedAt: z.string(),
    })
    .nullable(),
  notes: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type UgcRight = z.infer<typeof UgcRight>;

/** As the list shows it. */
export const ListedRight = UgcRight.extend({
  /** Of a content that may be shown no more, while a campaign that it is linked to still spends. */
  stillShown: z
    .object({
      /** The day after which it was to be gone. */
      since: z.string(),
      /** None for who may not read campaigns. `spent` since that day, a year at most. */
      campaigns: z.array(z.object({ id: z.string(), name: z.string(), currency: z.string(), spent: z.number() })),
    })
    .nullable(),
});
export type ListedRight = z.infer<typeof ListedRight>;

export const rightLabels = {
  scheduled: 'À venir',
  active: 'En cours',
  expiring: 'Bientôt expirés',
  expired: 'Expirés',
  terminated: 'Résiliés',
} as const;
