import { inlineImportBytes, uploadBytes } from '../../../shared/imports/import-run.ts';

/** Room for what a request says around the file. */
const envelopeBytes = 60_000;

export const tooLarge = ({ size }: File): boolean => size > uploadBytes;

const separatorNames: Record<string, string> = {
  ',': 'virgule',
  ';': 'point-virgule',
  '\t': 'tabulation',
  '|': 'barre verticale',
};

type Layout = { encoding: string; separator: string | null };

/** How a file is written: `CSV en UTF-8, séparateur : virgule`. */
export function layoutWords({ encoding, separator }: Layout): string {
  if (separator === null) return 'JSON';
  return `CSV en ${encoding.toUpperCase()}, séparateur\u00a0: ${separatorNames[separator] ?? `« ${separator} »`}`;
}

export const shortName = ({ name }: File): string => name.slice(0, 200);

type Announced = { name: string; size: number; contentType: 'application/json' | 'text/csv' };
type Place = { uploadId: string; url: string; headers: Record<string, string> };

/** What a request to import holds of a file: itself when it is small, otherwise the name under which it was sent by its own way. */
export async function contentOfFile(
  file: File,
  prepare: (announced: Announced) => Promise<Place>,
): Promise<{ file: string } | { uploadId: string }> {
  const fits = Math.ceil(file.size / 3) * 4 + envelopeBytes <= inlineImportBytes;
  return fits ? { file: await base64Of(file) } : sendFile(file, prepare);
}

/** Sends a file by its own way; under the name that it gets it can be asked for again, for a day. */
export async function sendFile(
  file: File,
  prepare: (announced: Announced) => Promise<Place>,
): Promise<{ uploadId: string }> {
  const contentType = /\.(json|ndjson|jsonl)$/i.test(file.name) ? 'application/json' : 'text/csv';
  const place = await prepare({ name: shortName(file), size: file.size, contentType });
  await sendTo(place, file);
  return { uploadId: place.uploadId };
}

/** Puts a file where it was prepared for. */
export async function sendTo({ url, headers }: Omit<Place, 'uploadId'>, file: File): Promise<void> {
  const response = await fetch(url, { method: 'PUT', headers, body: file });
  if (!response.ok) throw new Error(`The upload was refused: ${response.status}`);
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
