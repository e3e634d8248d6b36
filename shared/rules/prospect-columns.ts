import type { ProspectField } from '../contract/prospects-imports.ts';
import { type ColumnNames, columnGuesser } from './guess-columns.ts';

const columnNames: ColumnNames<ProspectField> = {
  firstName: [
    'first name',
    'prenom',
    'firstname',
    'given name',
    'contact first name',
    'prenom contact',
    'prenom du contact',
  ],
  lastName: [
    ...['last name', 'nom de famille', 'lastname', 'surname', 'family name', 'nom', 'nom contact', 'nom du contact'],
    ...['contact last name', 'nom usuel', 'nom du prospect', 'nom du client'],
  ],
  fullName: [
    ...['full name', 'nom complet', 'prenom et nom', 'prenom nom', 'nom et prenom', 'nom prenom', 'fullname', 'name'],
    ...['contact name', 'contact', 'interlocuteur', 'personne', 'lead name', 'prospect name', 'prospect'],
  ],
  email: [
    ...[
      'email',
      'e mail',
      'mail',
      'email address',
      'e mail address',
      'adresse email',
      'adresse e mail',
      'adresse mail',
    ],
    ...['courriel', 'adresse de messagerie', 'adresse electronique', 'email 1', 'email professionnel', 'e mail pro'],
    ...['email pro', 'e mail professionnel', 'work email', 'contact email', 'email contact', 'mail contact'],
  ],
  phone: [
    ...['phone', 'telephone', 'tel', 'phone number', 'numero de telephone', 'mobile', 'portable', 'mobile phone'],
    ...['telephone mobile', 'telephone portable', 'tel portable', 'tel mobile', 'telephone fixe', 'fixe', 'gsm'],
    ...['numero', 'n de telephone', 'work phone', 'telephone 1', 'phone 1', 'telephone professionnel', 'cell phone'],
  ],
  company: [
    ...['company', 'raison sociale', 'entreprise', 'societe', 'company name', 'nom de l entreprise', 'nom entreprise'],
    ...['nom de la societe', 'nom societe', 'denomination', 'denomination sociale', 'organisation', 'organization'],
    ...['organisme', 'account name', 'account', 'compte', 'etablissement', 'structure', 'enseigne', 'nom commercial'],
    ...['client', 'business name', 'association', 'marque', 'brand'],
  ],
  jobTitle: [
    ...['job title', 'fonction', 'poste', 'title', 'titre', 'position', 'job', 'role', 'intitule du poste', 'metier'],
    ...['profession', 'occupation', 'what is your current occupation', 'current occupation', 'jobtitle'],
  ],
  website: [
    ...['website', 'site web', 'site internet', 'site', 'web', 'url', 'web site', 'company website', 'url du site'],
    ...['adresse du site', 'domain', 'domaine', 'nom de domaine', 'page web', 'lien'],
  ],
  industry: [
    ...[
      'industry',
      'secteur',
      'secteur d activite',
      'industrie',
      'activite',
      'sector',
      'domaine d activite',
      'vertical',
    ],
    ...['activite principale', 'categorie', 'libelle naf', 'libelle ape', 'code naf', 'naf', 'code ape', 'ape'],
  ],
  companySize: [
    ...['company size', 'taille de l entreprise', 'taille', 'effectif', 'effectifs', 'nombre de salaries', 'salaries'],
    ...['nombre d employes', 'nb salaries', 'nb employes', 'employees', 'number of employees', 'headcount', 'size'],
    ...['taille entreprise', 'tranche d effectif', 'tranche effectif', 'tranche d effectifs', 'employes'],
  ],
  city: ['city', 'ville', 'commune', 'localite', 'town', 'libelle commune', 'nom commune', 'location', 'lieu'],
  country: ['country', 'pays', 'country code', 'code pays', 'pays code', 'nation', 'country region'],
  source: [
    ...['source', 'lead source', 'origine', 'provenance', 'canal', 'canal d acquisition', 'source du lead', 'channel'],
    ...['source du prospect', 'origine du contact', 'original source', 'utm source', 'lead origin'],
  ],
  status: [
    ...[
      'status',
      'statut',
      'etape',
      'stage',
      'lead status',
      'deal stage',
      'etat',
      'statut du lead',
      'phase',
      'pipeline',
    ],
    ...['statut du prospect', 'statut prospect'],
  ],
  lostReason: [
    ...[
      'lost reason',
      'raison de la perte',
      'motif de perte',
      'raison de perte',
      'motif de la perte',
      'perdu pourquoi',
    ],
    ...['closed lost reason', 'loss reason', 'motif'],
  ],
  value: [
    ...['value', 'valeur', 'montant', 'amount', 'deal value', 'deal amount', 'valeur estimee', 'montant estime'],
    ...[
      'ca potentiel',
      'chiffre d affaires potentiel',
      'potentiel',
      'opportunite',
      'valeur du deal',
      'montant du devis',
    ],
  ],
  currency: ['currency', 'devise', 'monnaie', 'currency code'],
  monthlyAdBudget: [
    ...['monthly ad budget', 'budget publicitaire par mois', 'budget pub', 'budget publicitaire', 'budget mensuel'],
    ...['budget pub mensuel', 'budget publicitaire mensuel', 'ad budget', 'ad spend', 'budget', 'monthly budget'],
  ],
  tags: ['tags', 'etiquettes', 'tag', 'labels', 'etiquette', 'label', 'mots cles', 'segments', 'segment', 'groupes'],
  notes: [
    'notes',
    'note',
    'commentaires',
    'commentaire',
    'remarques',
    'remarque',
    'comments',
    'comment',
    'observations',
  ],
  nextAction: ['next action', 'prochaine action', 'action suivante', 'next step', 'prochaine etape', 'a faire'],
  nextActionAt: [
    ...['next action at', 'prevue le', 'date de la prochaine action', 'date prochaine action', 'next action date'],
    ...['date de relance', 'relance', 'a relancer le', 'rappel', 'prochaine relance', 'echeance', 'follow up date'],
  ],
  doNotContact: [
    ...['do not contact', 'ne pas contacter', 'opt out', 'optout', 'desabonne', 'unsubscribed', 'liste rouge'],
    ...['blacklist', 'do not email', 'do not call', 'ne plus contacter', 'opposition', 'stop'],
  ],
  legalBasis: ['legal basis', 'base legale', 'base juridique', 'fondement', 'rgpd', 'gdpr'],
  collectedAt: [
    ...[
      'collected at',
      'recueillies le',
      'date de collecte',
      'collecte le',
      'date collecte',
      'collected on',
      'cree le',
    ],
    ...['created at', 'date de creation', 'created', 'create date', 'date creation', 'created date', 'date d ajout'],
    ...['ajoute le', 'date'],
  ],
  collectedFrom: [
    ...['collected from', 'recueillies aupres de', 'collecte aupres de', 'origine des donnees', 'source des donnees'],
    ...['data source'],
  ],
};

const guessFields = columnGuesser(columnNames);

/** Of columns that name nobody: what a file goes by instead. */
const guessIdentifier = columnGuesser<'lastName'>({
  lastName: [
    ...['prospect id', 'lead id', 'lead number', 'contact id', 'client id', 'customer id', 'record id', 'id'],
    ...['identifiant', 'reference', 'numero client', 'siret', 'siren', 'uuid'],
  ],
});

/** Fields of which a prospect has one at least. */
export const namingFields: readonly ProspectField[] = ['email', 'phone', 'company', 'lastName', 'fullName'];

/** What each column of a file of prospects seems to hold; where no column names anybody, an identifier does. */
export function guessProspectColumns(headers: string[]): Record<string, ProspectField | null> {
  const guessed = guessFields(headers);
  const named = Object.values(guessed).some((field) => field && namingFields.includes(field));
  if (named) return guessed;
  const identifiers = Object.entries(guessIdentifier(headers)).filter(([, field]) => field);
  return { ...guessed, ...Object.fromEntries(identifiers) };
}

/** What files write where they know nothing, in small letters. */
export const nothings: ReadonlySet<string> = new Set([
  ...['null', 'select', 'n/a', 'na', '#n/a', 'nan', 'undefined', '-', '--', '—', '–', 'non renseigné'],
]);
