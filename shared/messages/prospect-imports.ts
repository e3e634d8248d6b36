import type { ProspectField } from '../contract/prospects-imports.ts';

/** What a list of prospects is called that was sent without a name. */
export const prospectListLabel = 'Liste de prospects';

/** How the fields of a prospect are called in the reasons below. */
export const prospectFieldNames: Record<ProspectField, string> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  fullName: 'Nom complet',
  email: 'E-mail',
  phone: 'Téléphone',
  company: 'Entreprise',
  jobTitle: 'Fonction',
  website: 'Site web',
  industry: 'Secteur',
  companySize: 'Taille de l’entreprise',
  city: 'Ville',
  country: 'Pays',
  source: 'Source',
  status: 'Statut',
  lostReason: 'Raison de la perte',
  value: 'Valeur',
  currency: 'Devise',
  monthlyAdBudget: 'Budget publicitaire',
  tags: 'Étiquettes',
  notes: 'Notes',
  nextAction: 'Prochaine action',
  nextActionAt: 'Date de la prochaine action',
  doNotContact: 'Ne pas contacter',
  legalBasis: 'Base légale',
  collectedAt: 'Date de collecte',
  collectedFrom: 'Origine des données',
};

/** Why one line of an import of prospects is refused. */
export const prospectLineProblems = {
  notAProspect: 'Ce n’est pas un prospect : un objet est attendu',
  unreadable: (field: ProspectField, value: string) => `${prospectFieldNames[field]} illisible : « ${value} »`,
  ofField: (field: ProspectField, problem: string) => `${prospectFieldNames[field]} : ${problem}`,
  overLimit: (limit: number) => `Limite de votre offre atteinte : ${limit.toLocaleString('fr-FR')} prospects`,
};

/** Why a whole import of prospects fails. */
export const prospectImportProblems = {
  noProspects: 'Le fichier ne contient aucun prospect',
  lookedAtPart: (lines: number) =>
    `Le fichier est long : seules les ${lines.toLocaleString('fr-FR')} premières lignes ont été vérifiées, les autres le seront à l’import`,
  nobodyNamed: 'Aucune colonne pour : e-mail, téléphone, entreprise ou nom. Indiquez à quoi correspondent vos colonnes',
  unknownColumns: (names: string[]) =>
    names.length > 1
      ? `Le fichier n’a pas les colonnes ${names.map((name) => `« ${name} »`).join(', ')}`
      : `Le fichier n’a pas de colonne « ${names[0] ?? ''} »`,
};
