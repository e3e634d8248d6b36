/** A label as labels are compared: `Début de diffusion`, `debut_de_diffusion` and `debutDeDiffusion` are the same. */
export const foldLabel = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const longestName = 200;

/** Of the name of a column, as much as is looked at: whoever makes a file may write anything there. */
export const startOfName = (name: string): string => name.slice(0, longestName);

/** The name of a column as such names are compared. */
export const foldName = (name: string): string => foldLabel(startOfName(name));
