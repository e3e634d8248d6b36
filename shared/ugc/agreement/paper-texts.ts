import { atFirstUse } from '../../kernel/at-first-use.ts';
import type { parties } from '../collaboration.ts';
import { counted } from './agreement-words.ts';

/** What was done to a document, one thing after the other. */
export type EvidenceAct = keyof typeof evidenceActs;
export const evidenceActs = {
  offer: 'a fait l’offre',
  accept_offer: 'a accepté l’offre et signé le document',
  countersign: 'a signé le document',
  add_signed: 'a joint le contrat signé ailleurs, en PDF',
  propose_extension: 'a proposé la prolongation des droits',
  accept_extension: 'a accepté la prolongation et signé son avenant',
} as const;

const sides: Record<(typeof parties)[number], string> = { brand: 'pour l’annonceur', creator: 'le créateur' };

const moment = atFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Paris' }),
);

type Event = { at: string; party: (typeof parties)[number]; act: string; name: string };

/** `Léa Morin, le créateur, a signé le document` */
export const evidenceLine = ({ party, act, name }: Omit<Event, 'at'>): string =>
  [name, sides[party], evidenceActs[act as EvidenceAct] ?? act].filter(Boolean).join(', ');

/** What the PDF of a document says beside its text. */
export const paperTexts = {
  evidence: 'Preuves de la signature',
  at: (at: string) => `Le ${moment().format(new Date(at))}, heure de Paris`,
  from: (ip: string) => `Adresse IP\u00a0: ${ip}`,
  sentTo: (address: string) => `Code à usage unique envoyé à ${address}`,
  sha256: (sha256: string) => `Empreinte SHA-256\u00a0: ${sha256}`,
  check: (name: string) =>
    `Cette empreinte est celle du fichier «\u00a0${name}\u00a0», joint à ce PDF\u00a0: le texte exact qui a été lu et signé, à l’octet près. Le fichier joint fait foi\u00a0: dans ce PDF, un signe que sa police n’a pas est remplacé par □.`,
  document: 'document.html',
  annex: (nth: number) => `avenant-${nth}.html`,
  annexTitle: (nth: number) => `Avenant n°\u00a0${nth}`,
  annexes: (count: number) => `${counted(count, 'avenant', 'avenants')} à la suite du document`,
  signed: 'Document signé par les deux parties',
  unsigned: 'Document signé par le créateur\u00a0: l’annonceur ne l’a pas encore signé',
  reference: (title: string, collaborationId: string) => `${title}, réf. ${collaborationId}`,
} as const;
