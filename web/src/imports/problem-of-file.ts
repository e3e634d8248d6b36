import { tooLarge } from './file-to-import.ts';

const readable = /\.(csv|tsv|txt|json|ndjson|jsonl)$/i;

const mostFiles = 20;

/** Why files cannot be exports of figures, and what to do; null when they may be. */
export function problemOfFiles(files: readonly File[]): string | null {
  if (files.length > mostFiles) return `Choisissez ${mostFiles} fichiers au plus à la fois.`;
  for (const file of files) {
    const problem = problemOfFile(file);
    if (problem) return files.length > 1 ? `«\u00a0${file.name}\u00a0»\u00a0: ${problem}` : problem;
  }
  return null;
}

function problemOfFile(file: File): string | null {
  if (/\.(xlsx?|xlsm|ods|numbers)$/i.test(file.name))
    return 'Ce fichier est un classeur. Refaites l’export au format CSV, ou enregistrez-le en CSV depuis votre tableur.';
  if (!readable.test(file.name)) return 'Choisissez un fichier .csv, .txt ou .json.';
  if (file.size === 0) return 'Ce fichier est vide. Choisissez-en un autre.';
  return tooLarge(file)
    ? 'Ce fichier dépasse 50\u00a0Mo. Exportez une période plus courte, et importez les fichiers l’un après l’autre.'
    : null;
}
