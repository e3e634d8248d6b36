import { type CustomType, customNameKey, isOwnName } from '../../../shared/prospects/custom-fields.ts';
import { prospectProblems } from '../../../shared/prospects/messages.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { StoredField } from '../core/prospect-fields.entity.ts';

/** A name is that of one field of prospects, of the product's own as well. */
export function refuseTakenName(name: string, others: StoredField[]): void {
  const key = customNameKey(name);
  if (isOwnName(name) || others.some((other) => customNameKey(other.name) === key))
    throw new AppError('prospect_field_name_taken');
}

/** Each choice once; a list of choices has one at least, and nothing else has any. */
export function checkedChoices(type: CustomType, choices: string[] = []): string[] {
  if (type === 'choice' && choices.length === 0) throw invalidField('choices', prospectProblems.choicesMissing);
  if (type !== 'choice' && choices.length > 0) throw invalidField('choices', prospectProblems.choicesOfOther);
  return [...new Set(choices)];
}
