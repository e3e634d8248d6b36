import type * as z from 'zod';

export const requiredField = 'Ce champ est obligatoire';
export const invalidEmail = 'Adresse e-mail invalide';
export const invalidSiret = 'SIRET invalide\u00a0: vérifiez ses quatorze chiffres';
export const unknownColumn = 'Cette colonne n’est pas sur ce board';
export const unknownNeighbour = 'Cette annonce n’est pas sur ce board';
export const headersOfAnotherServer =
  'L’adresse mène à un autre serveur\u00a0: saisissez de nouveau les valeurs des en-têtes, ou retirez-les';
export const noStoredHeader = 'Aucune valeur n’est enregistrée pour cet en-tête';
export const unknownMember = 'Membre introuvable';
export const unknownClient = 'Client introuvable';
export const unknownCampaign = 'Campagne introuvable';
export const unknownProspect = 'Prospect introuvable';
export const memberWithoutBoards = 'Cette personne n’a pas accès aux boards';
export const unknownBoard = 'Board introuvable';
export const unknownAd = 'Annonce introuvable';
export const tooManyTags = 'Cette annonce porte déjà le nombre maximal d’étiquettes';
export const incompleteDate = 'Date incomplète ou invalide';
export const pastDate = 'Choisissez une date à venir';
export const futureDay = 'Choisissez un jour déjà passé, ou aujourd’hui';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const typeNames: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'vrai ou faux',
  array: 'une liste',
  object: 'un objet',
  record: 'un objet',
  date: 'une date',
  null: 'une valeur vide',
};

const formatMessages: Record<string, string> = {
  email: invalidEmail,
  url: 'Adresse web invalide',
  datetime: 'Date et heure invalides',
  date: 'Date invalide',
  regex: 'Format invalide',
};

const sizeUnit = (origin: string, count: number | bigint) => {
  const plural = count === 1 || count === 0 ? '' : 's';
  if (origin === 'string') return ` caractère${plural}`;
  if (origin === 'array' || origin === 'set') return ` élément${plural}`;
  return '';
};

/** Says in French what is wrong with one field; a schema's own message goes first. */
export function validationMessage(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return requiredField;
      return `Valeur attendue : ${typeNames[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return requiredField;
      return `Minimum : ${issue.minimum}${sizeUnit(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `Maximum : ${issue.maximum}${sizeUnit(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      return formatMessages[issue.format] ?? 'Format invalide';
    case 'invalid_value':
      return `Valeur attendue : ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return 'Champ inconnu';
    case 'not_multiple_of':
      return `La valeur doit être un multiple de ${issue.divisor}`;
    default:
      return 'Valeur invalide';
  }
}
