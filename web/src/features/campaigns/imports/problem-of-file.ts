import { tooLarge } from '../../../imports/file-to-import.ts';

const readable = /\.(csv|tsv|txt|json|ndjson|jsonl)$/i;

/** Why a file cannot be an export of figures, and what to do; null when it may be one. */
export function problemOfFile(file: File): string | null {
  if (/\.(xlsx?|xlsm|ods|numbers)$/i.test(file.name))
    return 'Ce fichier est un classeur. Refaites l’export au format CSV, ou enregistrez-le en CSV depuis votre tableur.';
  if (!readable.test(file.name)) return 'Choisissez un fichier .csv, .txt ou .json.';
  if (file.size === 0) return 'Ce fichier est vide. Choisissez-en un autre.';
  return tooLarge(file)
    ? 'Ce fichier dépasse 50\u00a0Mo. Exportez une période plus courte, et importez les fichiers l’un après l’autre.'
    : null;
}
