/**
 * A list kept as one text: written and read by the thousand, its parts would each be a typed value to spell out.
 * `{ type: CustomAttributeType<Thing[]>('any'), ...packed }`.
 */
export const packed = {
  set: (list?: unknown) => (typeof list === 'string' ? list : JSON.stringify(list)),
  get: unpack,
};

/** What a packed attribute holds, whether it comes from the entity or as it is stored. */
export function unpack<T>(list: T[] | string): T[] {
  return typeof list === 'string' ? JSON.parse(list) : list;
}
