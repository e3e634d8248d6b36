export const rightLimits = { title: 160, label: 120, uses: 50 } as const;

/** What a creator granted stands in what was signed. */
export const signedRight =
  'Ces droits viennent d’un accord signé\u00a0: seuls leur titre, leurs usages et leurs notes se modifient';
export const endsAfterStart = 'La fin ne peut pas précéder le début';
export const notAsWritten = 'Cet usage n’existe plus\u00a0: rechargez la page';
