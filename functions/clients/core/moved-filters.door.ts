/**
 * What a saved view asks for, `clientId=…&sort=…`, once a client is merged into another, or a member's things are another's:
 * the same text when it does not ask for `from`; `to` once, where it was asked for before.
 */
export function movedFilters(filters: string, field: 'clientId' | 'ownerId', from: string, to: string): string {
  const asked = new URLSearchParams(filters);
  const ids = asked.getAll(field);
  if (!ids.includes(from)) return filters;
  asked.delete(field);
  for (const id of new Set(ids.map((one) => (one === from ? to : one)))) asked.append(field, id);
  return asked.toString();
}
