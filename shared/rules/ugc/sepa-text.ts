/** How many signs the texts of a SEPA transfer take. */
export const sepaLengths = { name: 70, id: 35, remittance: 140 };

const ligatures: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', Œ: 'OE', æ: 'ae', Æ: 'AE', ß: 'ss', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{ '’': "'", '‘': "'", '–': '-', '—': '-', _: '-', '&': '+' },
};

/**
 * A text in the signs that every bank of SEPA takes (EPC 217-08): Latin letters without accents, digits and a few marks. What
 * has no like among them is a full stop.
 */
export function sepaText(text: string, length: number): string {
  const plain = [...text.normalize('NFD')]
    .map((sign) => ligatures[sign] ?? sign)
    .join('')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[^a-zA-Z0-9/\-?:().,'+ ]/gu, '.');
  return plain.trim().slice(0, length).trim();
}

/** An identifier neither begins nor ends with a slash, nor holds two in a row. */
export const sepaId = (text: string): string =>
  sepaText(text, sepaLengths.id)
    .replace(/\/{2,}/g, '/')
    .replace(/^\/|\/$/g, '');

/** Whether anything of a text can be read in those signs. */
export const isSepaReadable = (text: string): boolean => /[a-zA-Z0-9]/.test(sepaText(text, sepaLengths.name));
