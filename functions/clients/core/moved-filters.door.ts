/**
 * What a saved view asks for, `clientId=…&sort=…`, once a client is merged into another: the same text when it does not ask
 * for `from`; `to` once, where it was asked for before.
 */
export function movedFilters(filters: string, from: string, to: string): string {
  const asked = new URLSearchParams(filters);
  const clients = asked.getAll('clientId');
  if (!clients.includes(from)) return filters;
  asked.delete('clientId');
  for (const id of new Set(clients.map((one) => (one === from ? to : one)))) asked.append('clientId', id);
  return asked.toString();
}
