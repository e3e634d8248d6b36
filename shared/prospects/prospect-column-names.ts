import type { ColumnNames } from '../imports/guess-columns.ts';
import type { ProspectField } from './imports.contract.ts';
import { refusalNames } from './refusal-columns.ts';

const named = (names: string): string[] => names.trim().split(/,\s+/);

/** What files and other CRMs call the fields of a prospect; the first names win when a file has several. */
export const prospectColumnNames: ColumnNames<ProspectField> = {
  firstName: named(`
    first name, prenom, firstname, given name, contact first name, prenom contact, prenom du contact,
    contact prenom, person first name, prenom du client, prenom client, first, prenoms, client prenom
  `),
  lastName: named(`
    last name, nom de famille, lastname, surname, family name, nom, nom contact, nom du contact,
    contact last name, nom usuel, nom du prospect, nom du client, nom client, client nom, contact nom,
    person last name, nom d usage, last, nom de la personne, nom du lead
  `),
  fullName: named(`
    full name, nom complet, prenom et nom, prenom nom, nom et prenom, nom prenom, fullname, name, contact name,
    contact, interlocuteur, personne, lead name, prospect name, prospect, person name, client name,
    customer name, display name, nom affiche, nom et prenom du contact, lead full name, nom du contact principal,
    contact principal, primary contact, titulaire, nom prenom du contact
  `),
  email: named(`
    email, e mail, mail, email address, e mail address, adresse email, adresse e mail, adresse mail, courriel,
    adresse de messagerie, adresse electronique, email 1, email professionnel, e mail pro, email pro,
    e mail professionnel, work email, contact email, email contact, mail contact, mel, adresse mel, courriels,
    e mail 1 value, email 1 value, e mail 1, person email, person email work, email work, primary email,
    e mail principal, email principal, email address 1, email personnel, personal email, work email address,
    adresse de courriel, email de contact, courrier electronique, adresse e mail principale, person email other,
    person email home
  `),
  phone: named(`
    phone, telephone, tel, phone number, numero de telephone, mobile, portable, mobile phone, telephone mobile,
    telephone portable, tel portable, tel mobile, telephone fixe, fixe, gsm, numero, n de telephone, work phone,
    telephone 1, phone 1, telephone professionnel, cell phone, n de tel, nº de tel, nº de telephone,
    no de telephone, n tel, num tel, numero de tel, numero telephone, numero de mobile, numero de portable,
    numero de telephone portable, mobile number, mobile phone number, tel 1, phone 1 value, telephone 1 value,
    person phone, person phone work, person phone mobile, phone work, phone mobile, business phone,
    primary phone, telephone principal, tel bureau, telephone bureau, tel fixe, tel pro, home phone,
    telephone domicile, person phone home, person phone other, whatsapp, whatsapp number, sms
  `),
  company: named(`
    company, raison sociale, entreprise, societe, company name, nom de l entreprise, nom entreprise,
    nom de la societe, nom societe, denomination, denomination sociale, organisation, organization, organisme,
    account name, account, compte, etablissement, structure, enseigne, nom commercial, client, business name,
    association, marque, brand, entreprise principale, entreprise principale associee,
    primary associated company, associated company, primary company, person organization, organization name,
    organization 1 name, company account, nom du compte, nom de l organisation, societe client, nom de societe,
    nom de l etablissement
  `),
  siret: named(`
    siret, n siret, no siret, num siret, numero siret, numero de siret, code siret, siret number, siret etablissement,
    siret de l etablissement, siret siege, siret du siege, siret entreprise, siret de l entreprise, siret client,
    company siret, organization siret
  `),
  jobTitle: named(`
    job title, fonction, poste, title, titre, position, job, role, intitule du poste, metier, profession,
    occupation, what is your current occupation, current occupation, jobtitle, organization title,
    organization 1 title, job position, person job title, titre du poste, intitule de poste, contact title,
    fonction du contact, poste occupe
  `),
  website: named(`
    website, site web, site internet, site, web, url, web site, company website, url du site, adresse du site,
    domain, domaine, nom de domaine, page web, lien, website url, website 1 value, web page, company domain name,
    nom de domaine de l entreprise, site web de l entreprise, url du site web, organization website, adresse web,
    company url
  `),
  industry: named(`
    industry, secteur, secteur d activite, industrie, activite, sector, domaine d activite, vertical,
    activite principale, categorie, libelle naf, libelle ape, code naf, naf, code ape, ape, account industry,
    secteur activite, organization industry, type d activite, company industry
  `),
  companySize: named(`
    company size, taille de l entreprise, taille, effectif, effectifs, nombre de salaries, salaries,
    nombre d employes, nb salaries, nb employes, employees, number of employees, headcount, size,
    taille entreprise, tranche d effectif, tranche effectif, tranche d effectifs, employes, no of employees,
    nombre de collaborateurs, employee count, nb de salaries, tranche effectifs,
    nombre d employes de l entreprise
  `),
  city: named(`
    city, ville, commune, localite, town, libelle commune, nom commune, location, lieu, mailing city,
    billing city, address 1 city, ville bureau, business city, company city, ville du contact, home city
  `),
  country: named(`
    country, pays, country code, code pays, pays code, nation, country region, mailing country, billing country,
    address 1 country, pays region bureau, business country region, pays region, company country,
    mailing country code
  `),
  source: named(`
    source, lead source, origine, provenance, canal, canal d acquisition, source du lead, channel,
    source du prospect, origine du contact, original source, utm source, lead origin, contact source,
    original traffic source, source d origine, latest source, source de la piste, source du contact
  `),
  status: named(`
    status, statut, etape, stage, lead status, deal stage, etat, statut du lead, phase, pipeline,
    statut du prospect, statut prospect, statut de la piste, lead stage, contact status, statut du contact,
    etape du pipeline, pipeline stage, stage name, deal status, contact stage, statut client,
    phase de la transaction, etape de vente, statut commercial, lifecycle stage, phase du cycle de vie,
    marketing lifecycle stage
  `),
  lostReason: named(`
    lost reason, raison de la perte, motif de perte, raison de perte, motif de la perte, perdu pourquoi,
    closed lost reason, loss reason, motif, deal lost reason, motif de cloture, raison perte,
    raison de la cloture
  `),
  value: named(`
    value, valeur, montant, amount, deal value, deal amount, valeur estimee, montant estime, ca potentiel,
    chiffre d affaires potentiel, potentiel, opportunite, valeur du deal, montant du devis, montant ht,
    montant ttc, total ht, montant de la transaction, montant du deal, montant total, opportunity amount,
    expected revenue, revenu attendu, revenu espere, montant eur
  `),
  currency: named(`
    currency, devise, monnaie, currency code, currency iso code, deal currency, devise du montant, code devise
  `),
  monthlyAdBudget: named(`
    monthly ad budget, budget publicitaire par mois, budget pub, budget publicitaire, budget mensuel,
    budget pub mensuel, budget publicitaire mensuel, ad budget, ad spend, budget, monthly budget, budget ads,
    budget ads mensuel, budget publicite
  `),
  ownerId: named(`
    proprietaire, owner, owner id, contact owner, lead owner, deal owner, account owner, person owner, owner email,
    contact owner email, assigned to, assigne a, affecte a, attribue a, confie a, proprietaire du contact,
    proprietaire du lead, proprietaire de la transaction, proprietaire de la piste, proprietaire du compte,
    commercial, commercial en charge, charge de compte, responsable commercial, account manager, sales owner,
    sales rep, salesperson, vendeur, referent, suivi par
  `),
  clientId: named('client de l agence, client id, client agence, dossier client'),
  campaignId: named(`
    campagne, campaign, nom de la campagne, campaign name, utm campaign, campagne utm, campagne publicitaire,
    campagne d origine, ad campaign, hs analytics campaign, last campaign, original campaign, premiere campagne,
    campaign id
  `),
  tags: named(`
    tags, etiquettes, tag, labels, etiquette, label, mots cles, segments, segment, groupes, group membership,
    categories, person label, person labels, listes, lists
  `),
  notes: named(`
    notes, note, commentaires, commentaire, remarques, remarque, comments, comment, observations, description,
    message, contact notes, informations, informations complementaires, memo, infos
  `),
  nextAction: named(`
    next action, prochaine action, action suivante, next step, prochaine etape, a faire, next activity subject,
    prochaine activite
  `),
  nextActionAt: named(`
    next action at, prevue le, date de la prochaine action, date prochaine action, next action date,
    date de relance, relance, a relancer le, rappel, prochaine relance, echeance, follow up date,
    next activity date, date de prochaine activite, date de la prochaine activite, date de rappel,
    prochain rappel, rappeler le, date rappel
  `),
  doNotContact: refusalNames,
  legalBasis: named(`
    legal basis, base legale, base juridique, fondement, rgpd, gdpr, gdpr legal basis,
    legal basis for processing contact s data, base legale du traitement
  `),
  collectedAt: named(`
    collected at, recueillies le, date de collecte, collecte le, date collecte, collected on, cree le,
    created at, date de creation, created, create date, date creation, created date, date d ajout, ajoute le,
    date, created time, created on, creation date, creation time, date d inscription, date d ajout du contact,
    added at, added on, added time, connected on, person created, person person created, horodateur, timestamp,
    submitted at, submission date, date de soumission, soumis le, cree a, date ajout
  `),
  collectedFrom: named(`
    collected from, recueillies aupres de, collecte aupres de, origine des donnees, source des donnees,
    data source, form name, nom du formulaire, formulaire
  `),
};
