import type { DeliverableType } from './deliverable.rules.ts';

export const uploadPurposes = ['deliverable', 'poster', 'receipt', 'invoice'] as const;
/** What a brand sends: a contract that was signed elsewhere. */
export const brandPurposes = ['contract'] as const;
export type UploadPurpose = (typeof uploadPurposes | typeof brandPurposes)[number];

export const partSize = 8 * 1024 * 1024;
/** How many addresses are given at a time. */
export const partsGiven = 20;
export const uploadHours = 24;
export const mostOpenUploads = 5;
/** Of one purpose for one thing, in two days: versions have a limit of their own. */
export const mostOfAPurpose = 20;

const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

/** What is taken of each kind of file: its types, and how many bytes at most. */
const kinds = {
  video: { types: ['video/mp4', 'video/quicktime', 'video/webm'], bytes: 2 * gigabyte },
  image: { types: ['image/jpeg', 'image/png', 'image/webp'], bytes: 50 * megabyte },
  audio: { types: ['audio/mpeg', 'audio/wav'], bytes: 200 * megabyte },
  archive: { types: ['application/zip'], bytes: 5 * gigabyte },
  document: { types: ['application/pdf'], bytes: 10 * megabyte },
} as const;
type FileKind = keyof typeof kinds;

export const uploadTypes = Object.values(kinds).flatMap(({ types }): string[] => [...types]);
export const mostUploadBytes = kinds.archive.bytes;
export const mostDocumentBytes = kinds.document.bytes;
export const longestFilmSeconds = 600;

const ofDeliverables: Record<DeliverableType, readonly FileKind[]> = {
  video: ['video'],
  photo: ['image'],
  story: ['video', 'image'],
  post: ['image', 'video'],
  voice_over: ['audio'],
  raw_footage: ['archive', 'video'],
};
const ofPurposes: Record<Exclude<UploadPurpose, 'deliverable'>, readonly FileKind[]> = {
  poster: ['image'],
  receipt: ['document', 'image'],
  invoice: ['document'],
  contract: ['document'],
};

/** The types that a purpose takes, and how many bytes of each; of a deliverable, by what it is. */
export function taken(purpose: UploadPurpose, type: DeliverableType | undefined): Map<string, number> {
  const wanted = purpose === 'deliverable' ? ofDeliverables[type ?? 'video'] : ofPurposes[purpose];
  return new Map(wanted.flatMap((kind) => kinds[kind].types.map((one): [string, number] => [one, kinds[kind].bytes])));
}

export const partCountOf = (size: number): number => Math.ceil(size / partSize);
/** How many bytes a part has, by its number from 1 on. */
export const partBytes = (size: number, number: number): number => Math.min(partSize, size - (number - 1) * partSize);

export const unknownFile = 'Ce fichier n’a pas été envoyé pour cela\u00a0: envoyez-le de nouveau';

/** Why a file is not taken, once its bytes were looked at. */
export const fileFaults = {
  unreadable: 'Ce fichier ne se lit pas\u00a0: il est abîmé, ou n’est pas ce que dit son nom',
  other_type: 'Ce fichier n’est pas du type annoncé',
  no_picture: 'Ce fichier ne contient pas d’image',
  too_long: 'Cette vidéo dépasse 10\u00a0minutes',
  too_large: 'Ce fichier est trop lourd',
} as const;
export type FileFault = keyof typeof fileFaults;
