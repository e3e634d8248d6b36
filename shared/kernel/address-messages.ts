/** Why we send nothing to an address. */
export const addressFaults = {
  malformed: 'Adresse illisible : donnez-la entière, comme https://exemple.fr/webhooks',
  length: 'Adresse trop longue : 2\u202f048 caractères au plus',
  scheme: 'L’adresse doit commencer par https://',
  port: 'Seuls les ports 443 et 8443 sont acceptés',
  credentials: 'Retirez de l’adresse l’identifiant et le mot de passe',
  fragment: 'Retirez de l’adresse le # et ce qui le suit',
  inside: 'Cette adresse mène à un réseau interne',
  own: 'Cette adresse est celle de Réclame',
} as const;

export type AddressFault = keyof typeof addressFaults;
