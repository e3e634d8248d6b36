import * as z from 'zod';

/** A whole number in a query string. Nothing is clamped: out of range is an error. */
export function intParam(range: { min: number; max: number }) {
  return z
    .string()
    .regex(/^-?\d{1,15}$/, 'Nombre entier attendu')
    .transform(Number)
    .pipe(z.int().min(range.min).max(range.max))
    .meta({ type: 'integer', minimum: range.min, maximum: range.max });
}

export const boolParam = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .meta({ type: 'boolean' });

/** A parameter that may be repeated: `a=1&a=2`, at most `max` times. */
export function listParam<T extends z.ZodType<unknown, string>>(item: T, max = 50) {
  return z.union([z.array(z.string()).max(max), z.string().transform((value) => [value])]).pipe(z.array(item));
}

export const pageQuery = {
  limit: intParam({ min: 1, max: 100 }).default(25),
  cursor: z.string().max(2_000).optional(),
};
