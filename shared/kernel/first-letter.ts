/** `une annonce` → `Une annonce` */
export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** `Une annonce` → `une annonce` */
export const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);
