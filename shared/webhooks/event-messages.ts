const anyOf = (any: readonly string[]) => any.join(' ou ');

/** What a key, or a person, lacks that asks for events whose things it may not read: of each event, those any of which would do. */
export function unreadableEvents(missing: readonly (readonly string[])[]): string {
  const all = [...new Set(missing.map(anyOf))];
  const lacking = all.length === 1 ? 'Autorisation manquante' : 'Autorisations manquantes';
  return `Ces événements montrent ce que vous n’avez pas le droit de lire. ${lacking}\u00a0: ${all.join(', ')}`;
}

export const unreadableEvent = (any: readonly string[]): string => `Cet événement demande l’autorisation ${anyOf(any)}`;
