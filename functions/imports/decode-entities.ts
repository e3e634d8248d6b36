/** In the order of their codes, from 160 on: the letters and signs of Latin-1. */
const latin = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
  micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
  Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute
  Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute
  icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

const signs: Record<string, string> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    OElig: '\u0152',
    oelig: '\u0153',
    Yuml: '\u0178',
    euro: '€',
    trade: '™',
  },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', lsaquo: '‹', rsaquo: '›' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', rarr: '→', larr: '←', thinsp: '\u2009', zwj: '\u200d' },
};

const named = new Map([
  ...Object.entries(signs),
  ...latin.split(/\s+/).map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]),
]);

/** A text with the letters that HTML writes by name or number: `&eacute;`, `&#39;`, `&#x2019;`. What is none stays. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (all, decimal, hex, name) => {
    if (name) return named.get(name) ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
