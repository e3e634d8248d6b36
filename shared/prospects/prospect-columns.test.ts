import { describe, expect, it } from 'vitest';
import { prospectCsvHeader } from './csv-header.ts';
import { prospectFields } from './imports.contract.ts';
import { guessProspectColumns } from './prospect-columns.ts';

const held = (headers: readonly string[]) =>
  Object.fromEntries(
    Object.entries(guessProspectColumns([...headers])).flatMap(([header, field]) => (field ? [[field, header]] : [])),
  );

describe('guessProspectColumns', () => {
  it('reads a French list of companies', () => {
    const headers =
      'SIRET;Raison sociale;Enseigne;Type;Code NAF;E-mail;Téléphone;Site web;Adresse;Code postal;Ville;Département;Source;Créé le;Modifié le';
    expect(held(headers.split(';'))).toEqual({
      siret: 'SIRET',
      company: 'Raison sociale',
      industry: 'Code NAF',
      email: 'E-mail',
      phone: 'Téléphone',
      website: 'Site web',
      city: 'Ville',
      source: 'Source',
      collectedAt: 'Créé le',
    });
  });

  it('reads the export of an English CRM', () => {
    const headers =
      'First Name,Last Name,Email Address,Mobile Phone,Account Name,Job Title,Lead Status,Deal Amount,Tags';
    expect(held(headers.split(','))).toEqual({
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email Address',
      phone: 'Mobile Phone',
      company: 'Account Name',
      jobTitle: 'Job Title',
      status: 'Lead Status',
      value: 'Deal Amount',
      tags: 'Tags',
    });
  });

  it('takes an identifier for the name where no column names anybody', () => {
    expect(held(['Prospect ID', 'Lead Source', 'Country', 'What is your current occupation'])).toEqual({
      lastName: 'Prospect ID',
      source: 'Lead Source',
      country: 'Country',
      jobTitle: 'What is your current occupation',
    });
    expect(held(['Prospect ID', 'E-mail'])).toEqual({ email: 'E-mail' });
  });

  it('knows every field by its own name, and by the one that our exports give it', () => {
    for (const field of prospectFields) expect(held([field])).toEqual({ [field]: field });
    const exported = held(prospectCsvHeader);
    const missing = prospectFields.filter((field) => !Object.hasOwn(exported, field));
    expect(missing).toEqual(['fullName']);
  });
});
