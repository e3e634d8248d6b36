/** « c’est trop cher » and « je n’ai pas le temps » are asked as « Trop cher ? », « Pas le temps ? ». */
export const asDoubt = (objection: string): string =>
  objection
    .replace(/['‘]/g, '’')
    .replace(
      /^\s*(?:et si )?(?:c’est|cela est|ça a l’air|ça paraît|il est|elle est) (?=trop|pas|sûrement|peut-être|compliqué|cher|long)/iu,
      '',
    )
    .replace(/^\s*(?:je n’ai|on n’a|nous n’avons) pas (?=le temps|de |d’|besoin|les? )/iu, 'pas ')
    .replace(/^\s*(?:j’ai|on a|nous avons) (?=peur|besoin|déjà)/iu, '');
