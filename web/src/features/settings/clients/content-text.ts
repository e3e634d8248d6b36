import type { NewClient } from './use-clients.ts';

/** What a client says, as lines to be compared. */
export function contentText({ name, website, legal, contacts = [], notes }: Partial<NewClient>): string {
  return [
    name,
    website,
    ...Object.values(legal ?? {}),
    ...contacts.map((contact) => [contact.name, contact.email, contact.role].filter(Boolean).join(', ')),
    notes,
  ]
    .filter(Boolean)
    .join('\n');
}
