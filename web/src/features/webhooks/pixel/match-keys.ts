import type { ParsedInput } from '../../../../../shared/kernel/route.ts';
import type { trackMetaEvent } from '../../../../../shared/pixel/pixel.contract.ts';

export type UserField = keyof ParsedInput<typeof trackMetaEvent>['body']['userData'];

type MatchKey = {
  /** As Meta names it. */
  key: string;
  label: string;
  /** Hashed before it is kept or sent; Meta wants the others as they are. */
  hashed: boolean;
};

/** What Meta may recognise someone by, under the name that track-event gives it. */
export const matchKeys: Record<UserField, MatchKey> = {
  email: { key: 'em', label: 'E-mail', hashed: true },
  phone: { key: 'ph', label: 'Téléphone', hashed: true },
  firstName: { key: 'fn', label: 'Prénom', hashed: true },
  lastName: { key: 'ln', label: 'Nom', hashed: true },
  city: { key: 'ct', label: 'Ville', hashed: true },
  state: { key: 'st', label: 'Région', hashed: true },
  zip: { key: 'zp', label: 'Code postal', hashed: true },
  country: { key: 'country', label: 'Pays', hashed: true },
  dateOfBirth: { key: 'db', label: 'Date de naissance', hashed: true },
  gender: { key: 'ge', label: 'Genre', hashed: true },
  externalId: { key: 'external_id', label: 'Identifiant client', hashed: true },
  clientIpAddress: { key: 'client_ip_address', label: 'Adresse IP', hashed: false },
  clientUserAgent: { key: 'client_user_agent', label: 'Navigateur', hashed: false },
  fbc: { key: 'fbc', label: 'Clic sur une publicité (fbc)', hashed: false },
  fbp: { key: 'fbp', label: 'Visiteur (fbp)', hashed: false },
};

const labels = new Map(Object.values(matchKeys).map(({ key, label }) => [key, label]));

/** The French name of a match key of Meta's, or the key itself. */
export const matchKeyLabel = (key: string): string => labels.get(key) ?? key;
