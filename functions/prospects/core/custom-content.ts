import { type CustomValue, type CustomValues, customProblem } from '../../../shared/prospects/custom-fields.ts';
import { prospectProblems } from '../../../shared/prospects/messages.ts';
import { AppError, type ErrorDetail } from '../../platform/app-error.ts';
import { readFields } from './prospect-fields.entity.ts';

type Said = Readonly<Record<string, CustomValue | null>> | undefined;

/**
 * What a prospect has of the fields of its workspace once something was said of them: what is not said stays, what is null or
 * empty goes. A 400 that names each field of which it is no value, or that is not there.
 */
export async function customContent(
  workspaceId: string,
  said: Said,
  before: CustomValues | undefined,
): Promise<CustomValues | undefined> {
  if (!said) return before;
  const fields = await readFields(workspaceId);
  const values: CustomValues = {};
  const details: ErrorDetail[] = Object.keys(said)
    .filter((id) => !fields.some((field) => field.id === id))
    .map((id) => ({ path: `custom.${id}`, message: prospectProblems.goneField }));
  for (const field of fields) {
    const kept = before?.[field.id];
    const given = Object.hasOwn(said, field.id) ? said[field.id] : kept;
    const value = typeof given === 'string' ? given.trim() : given;
    if (value === undefined || value === null || value === '') continue;
    const problem = value === kept ? null : customProblem(field, value);
    if (problem) details.push({ path: `custom.${field.id}`, message: problem });
    values[field.id] = value;
  }
  if (details.length > 0) throw new AppError('validation_error', { details });
  return Object.keys(values).length > 0 ? values : undefined;
}
