import type { FitKey } from './fit.ts';

const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
const does: Record<string, string> = { vous: 'vouvoie', tu: 'tutoie', mixed: 'vouvoie et tutoie' };
const called: Record<string, string> = { vous: 'le vouvoiement', tu: 'le tutoiement' };

type Found = {
  /** 0 to 1. */
  share: number;
  said: string | null;
  left: readonly string[];
};

const named = (found: string, none: string) => (said: string | null, first: string) =>
  said === null ? `${none}, comme ${quoted(first)}.` : `${found} ${quoted(said)}.`;

const lines: Readonly<Record<Exclude<FitKey, 'objections' | 'register' | 'channels'>, ReturnType<typeof named>>> = {
  pains: named('Nomme', 'Ne nomme aucun de ses problèmes'),
  goals: named('Sert', 'Ne sert aucun de ses buts'),
  vocabulary: named('Emploie', 'N’emploie aucun de ses mots'),
};

/** What a line of a fit says: what was found, or what is left open. */
export function fitText(key: FitKey, { share, said, left }: Found): string {
  const [first = ''] = left;
  if (key === 'register') return registerText(share, said ?? '', first);
  if (key === 'channels') return share === 1 ? 'Paraît là où elle se trouve.' : 'Paraît là où elle ne se trouve pas.';
  if (key !== 'objections') return lines[key](said, first);
  return left.length > 0 ? `Reste ouverte\u00a0: ${quoted(first)}.` : 'Aucune de ses objections ne reste ouverte.';
}

function registerText(share: number, said: string, wanted: string): string {
  if (share === 1) return `Le texte ${does[wanted]}, comme il convient.`;
  const how = said === 'none' ? 'ne s’adresse à personne' : does[said];
  return `Le texte ${how}\u00a0: ${called[wanted]} conviendrait.`;
}
