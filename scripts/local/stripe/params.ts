import * as z from 'zod';
import type { Params } from './form.ts';
import { invalid } from './refusal.ts';

/** What calls may say, as a form says it: everything is a text. */
export const text = z.string().min(1).max(5_000);
/** Emptied by an empty text. */
export const emptyable = z.string().max(5_000);
export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const decimal = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((said) => said === 'true');
export const metadata = z.union([z.literal(''), z.record(z.string().max(40), z.string().max(500))]);
export const emptyableTexts = z.union([z.literal('').transform((): string[] => []), z.array(text)]);
export const expandable = { expand: z.array(z.string().max(200)).max(20).optional() };
export const created = z.union([
  integer.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({ gt: integer.optional(), gte: integer.optional(), lt: integer.optional(), lte: integer.optional() }),
]);
export const page = {
  ...expandable,
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
/** Said by nobody who is served here, or of no consequence on this machine. */
export const ignored = z.unknown().optional();

/** What a call says, or Stripe's refusal of the first thing that is wrong in it. */
export function read<Schema extends z.ZodType>(schema: Schema, params: Params): z.output<Schema> {
  const found = schema.safeParse(params);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = named([...path, issue.keys[0] ?? '']);
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = named(path);
  if (valueAt(params, path) === undefined)
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw invalid(`Invalid ${param}: ${issue?.message ?? ''}`, { param });
}

const named = ([first = '', ...rest]: string[]) => first + rest.map((part) => `[${part}]`).join('');

const valueAt = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], value);

/** Metadata after a change: what is empty goes, and an empty text empties all. */
export function mergedMetadata(
  before: Record<string, string>,
  change: z.output<typeof metadata> | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

/** Without what a call leaves open. */
export const said = <T extends object>(given: T): Said<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Said<T>;

type Said<T> = { [name in keyof T]?: Exclude<T[name], undefined> };

/** An empty text empties a field. */
export const emptied = <Name extends string>(
  given: { [name in Name]?: string },
): Partial<Record<Name, string | null>> =>
  Object.fromEntries(Object.entries(said(given)).map(([name, value]) => [name, value || null])) as Partial<
    Record<Name, string | null>
  >;
