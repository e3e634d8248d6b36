import type { Industry } from '../../../../../shared/ads/ads.rules.ts';
import type { BoardColor } from '../../../../../shared/boards/boards.rules.ts';
import type { Client } from '../../../../../shared/clients/client.ts';
import type { NewClient } from './use-clients.ts';

export type ContactValues = { key: string; name: string; email: string; role: string };

/** What is no plain text of the form. */
export type Chosen = { logoUrl: string | null; color: BoardColor; contacts: ContactValues[] };

export const noContact = (): ContactValues => ({ key: crypto.randomUUID(), name: '', email: '', role: '' });

/** The plain texts of the form, under the names that the API gives to what is wrong with them. */
export const textsOf = (client: Client | null) => ({
  name: client?.name ?? '',
  website: client?.website ?? '',
  industry: client?.industry ?? '',
  notes: client?.notes ?? '',
  'legal.legalName': client?.legal?.legalName ?? '',
  'legal.siren': client?.legal?.siren ?? '',
  'legal.vatNumber': client?.legal?.vatNumber ?? '',
  'legal.address': client?.legal?.address ?? '',
  'legal.signatoryName': client?.legal?.signatoryName ?? '',
});
export type ClientTexts = ReturnType<typeof textsOf>;

export const chosenOf = (client: Client | null): Chosen => ({
  logoUrl: client?.logoUrl ?? null,
  color: client?.color ?? 'vermilion',
  contacts: (client?.contacts ?? []).map(({ name, email, role }) => ({
    ...noContact(),
    ...{ name, email: email ?? '', role: role ?? '' },
  })),
});

const orNull = (text: string) => text.trim() || null;

/** What the form says, as the API takes and answers it. */
export function bodyOf(texts: ClientTexts, { logoUrl, color, contacts }: Chosen): NewClient {
  const legal = {
    legalName: orNull(texts['legal.legalName']),
    siren: orNull(texts['legal.siren'].replace(/\s/g, '')),
    vatNumber: orNull(texts['legal.vatNumber'].replace(/\s/g, '').toUpperCase()),
    address: orNull(texts['legal.address']),
    signatoryName: orNull(texts['legal.signatoryName']),
  };
  return {
    name: texts.name.trim(),
    logoUrl,
    color,
    website: orNull(texts.website),
    industry: (orNull(texts.industry) as Industry | null) ?? null,
    legal: Object.values(legal).some(Boolean) ? legal : null,
    contacts: contacts.map(({ name, email, role }) => ({ name, email: orNull(email), role: orNull(role) })),
    notes: orNull(texts.notes),
  };
}

/** Of an edit, what differs from what was shown. */
export function changesOf(client: Client, body: NewClient): Partial<NewClient> {
  const differs = (field: string) =>
    JSON.stringify(Reflect.get(body, field)) !== JSON.stringify(Reflect.get(client, field));
  return Object.fromEntries(Object.entries(body).filter(([field]) => differs(field)));
}
