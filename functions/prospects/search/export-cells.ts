import {
  companySizes,
  gradeOf,
  legalBases,
  prospectSources,
  prospectStatuses,
} from '../../../shared/prospects/prospects.rules.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';

export const exportedFields = [
  ...(['prospectId', 'firstName', 'lastName', 'email', 'phoneNational', 'company', 'jobTitle', 'website'] as const),
  ...(['industry', 'companySize', 'city', 'country', 'source', 'status', 'lostReason', 'valueCents'] as const),
  ...(['currency', 'adBudgetCents', 'tags', 'notes', 'nextAction', 'nextActionAt', 'doNotContact'] as const),
  ...(['legalBasis', 'collectedAt', 'collectedFrom', 'retainUntil', 'score', 'lastActivityAt', 'createdAt'] as const),
] as const;

type Exported = Pick<ProspectItem, (typeof exportedFields)[number]>;

/** A row of the export, in the order of `prospectCsvHeader`. */
export function exportCells(item: Exported): string[] {
  return [
    ...[item.firstName, item.lastName, item.email, item.phoneNational, item.company, item.jobTitle].map(orEmpty),
    ...[item.website, item.industry, item.companySize && companySizes[item.companySize]].map(orEmpty),
    ...[item.city, item.country].map(orEmpty),
    prospectSources[item.source],
    prospectStatuses[item.status],
    orEmpty(item.lostReason),
    units(item.valueCents),
    item.currency,
    units(item.adBudgetCents),
    item.tags.join(', '),
    ...[item.notes, item.nextAction, item.nextActionAt].map(orEmpty),
    item.doNotContact ? 'oui' : 'non',
    item.legalBasis ? legalBases[item.legalBasis] : '',
    item.collectedAt,
    orEmpty(item.collectedFrom),
    item.retainUntil,
    String(item.score),
    gradeOf(item.score),
    orEmpty(item.lastActivityAt),
    item.createdAt,
  ];
}

const orEmpty = (text: string | undefined) => text ?? '';

const units = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ','));
