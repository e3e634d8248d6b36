import * as z from 'zod';
import { adFilters, adSorts } from '../../../shared/ads/library.contract.ts';
import { validationMessage } from '../../../shared/kernel/validation-messages.ts';
import { AppError } from '../../platform/app-error.ts';

const SavedQuery = z.strictObject({ ...adFilters, sort: z.enum(adSorts).optional() });

/** A 400 on `query` when the search would refuse it. */
export function refuseInvalidQuery(query: string): void {
  const parsed = parse(query);
  if (parsed.success) return;
  const details = parsed.error.issues.slice(0, 10).map((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 10) : issue.path;
    return { path: 'query', message: `${names.join('.').slice(0, 100)}\u00a0: ${issue.message}` };
  });
  throw new AppError('validation_error', { details });
}

/** What a saved search narrows to; null for one that was saved when searches were otherwise. */
export function readSavedQuery(query: string) {
  const { data } = parse(query);
  if (!data) return null;
  const { sort: _, ...filters } = data;
  return filters;
}

function parse(query: string) {
  const given: Record<string, string | string[]> = Object.create(null);
  const params = new URLSearchParams(query);
  for (const name of params.keys()) {
    const values = params.getAll(name);
    given[name] = values.length === 1 ? values.join() : values;
  }
  return SavedQuery.safeParse(given, { error: validationMessage, reportInput: false });
}
