import type { Prospect as ShownProspect } from '../../../shared/prospects/prospect.ts';
import { gradeOf } from '../../../shared/prospects/prospects.rules.ts';
import { labelOf, sideOf } from '../../../shared/prospects/scoring.ts';
import type { ProspectItem } from './prospect.entity.ts';

export function shownProspect(item: ProspectItem): ShownProspect {
  const now = new Date();
  return {
    ...identity(item),
    id: item.prospectId,
    source: item.source,
    status: item.status,
    lostReason: orNull(item.lostReason),
    value: units(item.valueCents),
    currency: item.currency,
    monthlyAdBudget: units(item.adBudgetCents),
    ownerId: orNull(item.ownerId),
    clientId: orNull(item.clientId),
    campaignId: orNull(item.campaignId),
    tags: item.tags,
    notes: orNull(item.notes),
    custom: item.custom ?? {},
    nextAction: orNull(item.nextAction),
    nextActionAt: orNull(item.nextActionAt),
    doNotContact: item.doNotContact,
    legalBasis: orNull(item.legalBasis),
    collectedAt: item.collectedAt,
    collectedFrom: orNull(item.collectedFrom),
    retainUntil: item.retainUntil,
    closedAt: orNull(item.closedAt),
    statusSince: orNull(item.statusSince ?? item.closedAt),
    score: item.score,
    grade: gradeOf(item.score),
    scoreDetails: item.scoreDetails.map((detail) => ({
      rule: detail.rule,
      group: sideOf(detail),
      label: labelOf(detail, now, item),
      points: detail.points,
    })),
    lastActivityAt: orNull(item.lastActivityAt),
    activityCount: item.activityCount,
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
    version: item.version,
  };
}

const identity = (item: ProspectItem) => ({
  firstName: orNull(item.firstName),
  lastName: orNull(item.lastName),
  email: orNull(item.email),
  phone: orNull(item.phone),
  phoneNational: orNull(item.phoneNational),
  company: orNull(item.company),
  siret: orNull(item.siret),
  jobTitle: orNull(item.jobTitle),
  website: orNull(item.website),
  industry: orNull(item.industry),
  companySize: orNull(item.companySize),
  city: orNull(item.city),
  country: orNull(item.country),
});

const orNull = <T>(value: T | undefined): T | null => value ?? null;

const units = (cents: number | undefined) => (cents === undefined ? null : cents / 100);
