import type { Field } from './field.ts';
import { byField, fields, namesWith } from './fields.ts';
import type { ProspectField } from './imports.contract.ts';

/** What a list of prospects is called that was sent without a name. */
export const prospectListLabel = 'Liste de prospects';

/** How the fields of a prospect are called in the reasons below. */
export const prospectFieldNames: Record<ProspectField, string> = byField(namesWith('imported'), (name) => {
  const { label, inFiles = label }: Field = fields[name];
  return inFiles;
});

/** Why one line of an import of prospects is refused. */
export const prospectLineProblems = {
  notAProspect: 'Ce n’est pas un prospect : un objet est attendu',
  unreadable: (field: ProspectField, value: string) => `${prospectFieldNames[field]} : « ${value} » est illisible`,
  unreadableOwn: (name: string) => (value: string) => `${name} : « ${value} » est illisible`,
  ofField: (field: ProspectField, problem: string) => `${prospectFieldNames[field]} : ${problem}`,
  unknownStatus: (value: string) => `« ${value} » n’est pas un statut connu`,
  statusLeft: (value: string) => `Statut « ${value} » non repris`,
  // Telephones and tags are not quoted: what is told of lines outlives the erasure of a person.
  phone: () => 'Téléphone : ce n’est pas un numéro',
  phoneOfNoCountry: (value: string) =>
    /(\d\D?){6}/.test(value)
      ? 'Téléphone : ce n’est pas un numéro français : écrivez-le avec l’indicatif de son pays (+44…) ou ajoutez une colonne « Pays »'
      : 'Téléphone : ce n’est pas un numéro',
  morePhones: () => 'Téléphone : plusieurs numéros, seul le premier est enregistré',
  tags: () => 'Étiquettes trop longues ou trop nombreuses',
  refusalUnclear: (value: string) => `Ne pas contacter : « ${value} » compte comme un refus`,
  keptInNotes: (told: string) => `${told} ; ce que dit le fichier est gardé dans les notes`,
  beginsInNotes: (told: string) => `${told} ; le début de ce que dit le fichier est gardé dans les notes`,
  notesFull: (told: string) =>
    `${told} ; les notes de ce prospect sont pleines, ce que dit le fichier n’y est pas gardé`,
  ofSecondLine: (told: string) => `${told} ; une ligne d’avant donne ce prospect, ce que dit celle-ci n’est pas gardé`,
  // An address is not quoted, for the same reason.
  noMember: 'Propriétaire\u00a0: personne de l’espace n’a cette adresse ni ce nom, le prospect n’est à personne',
  noClient: 'Client de l’agence\u00a0: ce client n’existe pas et n’a pas pu être créé, le prospect est sans client',
  noCampaign: 'Campagne : aucune campagne de l’espace ne porte ce nom, son nom est gardé dans les notes',
  severalCampaigns: 'Campagne : plusieurs campagnes portent ce nom, qui est gardé dans les notes',
  campaignNote: (name: string) => `Campagne : ${name}`,
  overLimit: (limit: number) => `Limite de votre offre atteinte : ${limit.toLocaleString('fr-FR')} prospects`,
};

/** Why one line is left as it is. */
export const skippedLines = {
  sameAs: (line: number) => `Même prospect qu’à la ligne ${line.toLocaleString('fr-FR')}`,
  known: 'Déjà dans vos prospects, laissé tel quel',
  nothingNew: 'Déjà dans vos prospects, rien à mettre à jour',
};

/** The report of an import, for a spreadsheet. */
export const prospectReport = {
  header: ['Ligne', 'Résultat', 'Motif'],
  results: { refused: 'Refusée', kept: 'Importée avec une remarque', skipped: 'Ignorée' },
  more: (count: number) =>
    count === 1
      ? 'Une autre ligne n’est pas détaillée'
      : `${count.toLocaleString('fr-FR')} autres lignes ne sont pas détaillées`,
};

/** Why a whole import of prospects fails. */
export const prospectImportProblems = {
  noProspects: 'Le fichier ne contient aucun prospect',
  lookedAtPart: (lines: number) =>
    `Le fichier est long : seules les ${lines.toLocaleString('fr-FR')} premières lignes ont été vérifiées, les autres le seront à l’import`,
  nobodyNamed: 'Aucune colonne pour : e-mail, téléphone, entreprise ou nom. Indiquez à quoi correspondent vos colonnes',
  undecided: (names: string[]) => {
    const named = names.map((name) => `« ${name} »`).join(', ');
    const choices = 'choisissez « Ne pas contacter » ou « Ne pas importer »';
    return names.length > 1
      ? `Les colonnes ${named} semblent indiquer qui refuse d’être contacté\u00a0: ${choices}`
      : `La colonne ${named} semble indiquer qui refuse d’être contacté\u00a0: ${choices}`;
  },
  unknownColumns: (names: string[]) =>
    names.length > 1
      ? `Le fichier n’a pas les colonnes ${names.map((name) => `« ${name} »`).join(', ')}`
      : `Le fichier n’a pas de colonne « ${names[0] ?? ''} »`,
};
