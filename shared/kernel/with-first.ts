/** The first of a month has its own word, which `Intl` does not know. */
export const withFirst = (date: string): string => date.replace(/(?<=^|[a-z]\s)1(?=$|\s)/, '1er');
