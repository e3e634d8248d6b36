const signed = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** `+12,5`, `−5` */
export const formatPoints = (points: number): string => signed.format(points).replace('-', '\u2212');
