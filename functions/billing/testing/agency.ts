/** Whom a French agency is billed to. */
export const agency = {
  legalName: 'Agence Rive SAS',
  siren: '732 829 320',
  vatNumber: 'FR 44 732829320',
  address: { line1: '12 quai des Chartrons', postalCode: '33000', city: 'Bordeaux', country: 'FR' },
  email: 'compta@agence-rive.example',
};
