import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { plainFields, type StoredName } from '../../../shared/prospects/fields.ts';
import { prospectProblems } from '../../../shared/prospects/messages.ts';
import type * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { isNamed } from '../../../shared/prospects/prospect-name.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { readPhone, showPhone } from '../../platform/phone-number.ts';
import type { ProspectItem } from './prospect.entity.ts';

export type Creation = ParsedInput<typeof prospects.createProspect>['body'];
export type Edit = Omit<ParsedInput<typeof prospects.updateProspect>['body'], 'version'>;

/** What a person says of a prospect, as it is stored. */
export type Content = Pick<ProspectItem, Exclude<StoredName, 'retainUntil'> | 'custom'>;

/** The content of a new prospect; a 400 when it names nobody. */
export const contentOf = (body: Creation, now: Date): Content =>
  readContent(body, {
    source: 'other',
    status: 'new',
    currency: 'EUR',
    tags: [],
    doNotContact: false,
    collectedAt: now.toISOString(),
  });

/** The content after an edit: what is not said stays, what is null goes. */
export const editedContent = (before: Content, edit: Edit): Content => readContent(edit, before);

function readContent(said: Creation | Edit, before: Content): Content {
  const content: Content = {
    ...before,
    source: said.source ?? before.source,
    status: said.status ?? before.status,
    currency: said.currency === null ? 'EUR' : (said.currency ?? before.currency),
    tags: said.tags === undefined ? before.tags : [...new Set(said.tags)],
    doNotContact: said.doNotContact ?? before.doNotContact,
    collectedAt: said.collectedAt ?? before.collectedAt,
    valueCents: cents(said.value, before.valueCents),
    adBudgetCents: cents(said.monthlyAdBudget, before.adBudgetCents),
  };
  for (const field of plainFields)
    if (said[field] !== undefined) Object.assign(content, { [field]: said[field] ?? undefined });
  if (said.phone !== undefined) Object.assign(content, phoneOf(said.phone, content.country));
  if (content.status !== 'lost') content.lostReason = undefined;
  refuseNobody(content);
  return content;
}

const cents = (amount: number | null | undefined, before: number | undefined) =>
  amount === undefined ? before : amount === null ? undefined : Math.round(amount * 100);

function phoneOf(raw: string | null, country: string | undefined): Pick<Content, 'phone' | 'phoneNational'> {
  if (raw === null) return { phone: undefined, phoneNational: undefined };
  const phone = readPhone(raw, country);
  if (!phone) throw invalidField('phone', prospectProblems.phone);
  return { phone, phoneNational: showPhone(phone) };
}

function refuseNobody(content: Content): void {
  if (isNamed(content)) return;
  throw new AppError('validation_error', {
    message: prospectProblems.noIdentity,
    details: [{ path: 'lastName', message: prospectProblems.noIdentity }],
  });
}

/** Until when a prospect may be kept, as someone chose it; cleared, it follows the last contact again. */
export function chosenEnd({ collectedAt }: Pick<Content, 'collectedAt'>, retainUntil: string | null | undefined) {
  if (retainUntil === undefined) return {};
  if (retainUntil === null) return { retainChosen: undefined };
  if (retainUntil < collectedAt.slice(0, 10)) throw invalidField('retainUntil', prospectProblems.retainUntil);
  return { retainUntil, retainChosen: true };
}
