import type * as clients from '../../../shared/clients/client.contract.ts';
import { clientProblems } from '../../../shared/clients/clients.rules.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { ClientItem } from '../core/client.entity.ts';
import type { ClientContent } from '../core/insert-client.ts';
import { logoUrlOf } from '../core/logo-url.door.ts';
import type { KeptLogo } from '../logo/logo-files.door.ts';

type Creation = ParsedInput<typeof clients.createClient>['body'];
type Edit = Omit<ParsedInput<typeof clients.updateClient>['body'], 'version'>;
type Legal = Creation['legal'];

const isDataUrl = (text: string) => text.startsWith('data:');

/** The logo to be kept, if a new one is given. */
export function newLogo(logoUrl: string | null | undefined): string | undefined {
  if (!logoUrl) return undefined;
  if (!isDataUrl(logoUrl)) throw invalidField('logoUrl', clientProblems.logo);
  return logoUrl;
}

/** In an edit, the address that the logo has already keeps it. */
export const changedLogo = (before: ClientItem, logoUrl: string | null | undefined): string | undefined =>
  logoUrl === logoUrlOf(before) ? undefined : newLogo(logoUrl);

/** A legal identity of which nothing is said is none. */
const legalOf = (legal: Legal) => (legal && Object.values(legal).some(Boolean) ? legal : undefined);

/** What is said of a new client, as it is stored. */
export const contentOf = (body: Creation, logo: KeptLogo | undefined): ClientContent => ({
  name: body.name,
  ...logo,
  color: body.color ?? 'vermilion',
  website: body.website,
  industry: body.industry,
  legal: legalOf(body.legal),
  contacts: body.contacts ?? [],
  notes: body.notes,
  archived: false,
});

/** The content after an edit: what is not said stays, what is null goes. */
export function editedContent(before: ClientItem, edit: Edit, logo: KeptLogo | undefined): ClientContent {
  const or = <T>(said: T | null | undefined, was: T | undefined) => (said === undefined ? was : (said ?? undefined));
  const kept = logo ?? (edit.logoUrl === null ? undefined : before);
  return {
    name: edit.name ?? before.name,
    logoId: kept?.logoId,
    logoBytes: kept?.logoBytes,
    color: edit.color ?? before.color,
    website: or(edit.website, before.website),
    industry: or(edit.industry, before.industry),
    legal: edit.legal === undefined ? before.legal : legalOf(edit.legal),
    contacts: edit.contacts ?? before.contacts,
    notes: or(edit.notes, before.notes),
    archived: edit.archived ?? before.archived,
    prospectId: before.prospectId,
  };
}
