export const rightLimits = { title: 160, label: 120, uses: 50, extensions: 12 } as const;

/** What a creator granted stands in what was signed. */
export const signedRight =
  'Ces droits viennent d’un accord signé\u00a0: seuls leur titre, leurs usages et leurs notes se modifient';
export const noCreatorToAsk =
  'Ces droits ont été achetés ailleurs\u00a0: changez leur dernier jour, aucun créateur n’a à répondre ici';
/** Of what would bring an order to the threshold of the law by its extension. */
export const extensionBeyondOrder =
  'Avec ce montant, le total de l’année avec ce créateur atteint le seuil du contrat écrit, et ces droits viennent d’un bon de commande\u00a0: obtenez-les par une nouvelle collaboration';
export const extendedEnough =
  'Ces droits ont été prolongés douze fois\u00a0: convenez de la suite par une nouvelle collaboration';
export const noExtension =
  'Aucune prolongation n’attend votre réponse\u00a0: sa date est passée, ou une autre l’a remplacée. Rechargez la page';
export const endsAfterStart = 'La fin ne peut pas précéder le début';
export const notAsWritten = 'Cet usage n’existe plus\u00a0: rechargez la page';
