/** Illnesses, in folded text, as the source of a pattern. */
export const disease =
  '(?:cancers?|diabete|arthrose|arthrite|depression|migraines?|eczema|psoriasis|acne|insomnies?|hypertension|cholesterol|fibromyalgie|endometriose|covid|grippe|allergies?|asthme|mal de dos|maux de (?:dos|tete|ventre)|sciatique|tendinites?|alzheimer|parkinson|maladies?|infections?|cystites?|mycoses?|varices|acouphenes?|hemorroides?|troubles? (?:anxieux|du sommeil|erectiles?|digestifs?)|rhumatismes?|anemie|hernies?)';

const tired = '(?:marre|assez|ras[- ]le[- ]bol|fatiguee?s?|lasse?s?|epuisee?s?)';
const whose = "(?:(?:la|le|les|une?|votre|vos|ton|ta|tes) |l')?";
const of = "(?:de |d'|du |des )";

/** Who reads it has the illness, and is told that it may end: « assez de souffrir de… », « dites adieu à… ». */
export const relief = [
  `\\b${tired} ${of}(?:(?:souffrir|avoir|vivre|lutter|subir)(?: encore| toujours)? )?(?:${of}|avec |contre )?${whose}${disease}\\b`,
  // « Si vous souffrez de…, demandez conseil » warns.
  `(?<!\\bsi (?:vous|tu) )\\bsouffr(?:ir|ez|es) (?:plus |moins )?${of}${whose}${disease}\\b`,
  `\\b(?:adieu(?: a| aux?)?|finissez-en avec|en finir avec) ${whose}${disease}\\b`,
].join('|');
