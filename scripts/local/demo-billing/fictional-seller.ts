/** A company that does not exist, so that transfers can be billed on this machine. */
export const fictionalSeller = {
  'seller.name': 'Société Exemple (fictive)',
  'seller.legalForm': 'SAS',
  'seller.capital': '1 €',
  'seller.registration': 'Exempleville 000 000 018',
  'seller.siren': '000000018',
  'seller.vatNumber': 'FR66000000018',
  'seller.address': '1 rue de l’Exemple, 00000 Exempleville',
  'seller.email': 'factures@reclame.example',
} as const;
