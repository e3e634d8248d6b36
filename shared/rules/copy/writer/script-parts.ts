export type ScriptPart = 'hook' | 'problem' | 'solution' | 'proof' | 'cta';
export type ScriptDuration = 15 | 30 | 60;
/** Named apart from what each films: who only takes one of them carries no sentence. */
export const scriptFormats = ['ugc', 'founder', 'demo', 'testimonial', 'voice_over'] as const;
export type ScriptFormat = (typeof scriptFormats)[number];

/** Where each part ends, in seconds, when all of them are there. */
export const partEnds: Record<ScriptDuration, Record<ScriptPart, number>> = {
  15: { hook: 2, problem: 4, solution: 9, proof: 12, cta: 15 },
  30: { hook: 3, problem: 8, solution: 17, proof: 24, cta: 30 },
  60: { hook: 4, problem: 14, solution: 32, proof: 48, cta: 60 },
};
export const scriptParts = ['hook', 'problem', 'solution', 'proof', 'cta'] as const satisfies ScriptPart[];

type Shot = { shot: string; sound: string };

/** What is filmed, by format and part; nothing of it says anything of what is sold. */
export const shots: Record<ScriptFormat, Record<ScriptPart, Shot>> = {
  ugc: {
    hook: {
      shot: 'Face caméra, à bout de bras, produit visible dès la première image',
      sound: 'Voix directe, sans musique',
    },
    problem: { shot: 'Plan serré sur le geste ou l’objet qui agace', sound: 'Bruit d’ambiance' },
    solution: { shot: 'Produit en main, gros plan sur le geste', sound: 'Musique légère, sous la voix' },
    proof: { shot: 'Retour face caméra, texte de la preuve à l’écran', sound: 'Voix posée' },
    cta: { shot: 'Produit plein cadre, doigt vers le bouton', sound: 'Musique plus présente' },
  },
  founder: {
    hook: { shot: 'Plan poitrine sur le lieu de travail, regard caméra', sound: 'Voix directe' },
    problem: { shot: 'Marche dans l’atelier ou le bureau, caméra qui suit', sound: 'Ambiance du lieu' },
    solution: { shot: 'Mains qui montrent, plan rapproché', sound: 'Voix et ambiance' },
    proof: { shot: 'Document ou écran filmé, sans coupe', sound: 'Voix posée' },
    cta: { shot: 'Retour face caméra, produit à côté', sound: 'Musique discrète' },
  },
  demo: {
    hook: { shot: 'Produit en action dès la première image, sans présentation', sound: 'Son réel du produit' },
    problem: { shot: 'La situation sans le produit, même cadrage', sound: 'Ambiance' },
    solution: { shot: 'Démonstration en un seul plan, de près', sound: 'Son réel, voix par-dessus' },
    proof: { shot: 'Résultat à l’écran, cadrage fixe', sound: 'Silence puis voix' },
    cta: { shot: 'Produit sur fond uni', sound: 'Musique' },
  },
  testimonial: {
    hook: { shot: 'Visage en gros plan, la personne parle déjà', sound: 'Voix directe' },
    problem: { shot: 'La personne dans la situation qu’elle raconte', sound: 'Ambiance, voix hors champ' },
    solution: { shot: 'La personne avec le produit, chez elle', sound: 'Voix hors champ' },
    proof: { shot: 'Retour face caméra, texte de la preuve à l’écran', sound: 'Voix posée' },
    cta: { shot: 'Produit plein cadre', sound: 'Musique discrète' },
  },
  voice_over: {
    hook: { shot: 'Plan large, texte en grand, lisible sans le son', sound: 'Voix hors champ' },
    problem: { shot: 'Plans courts de la situation, deux ou trois images', sound: 'Voix, musique basse' },
    solution: { shot: 'Gros plans du produit, mouvement lent', sound: 'Musique qui s’ouvre' },
    proof: { shot: 'Texte de la preuve sur fond uni', sound: 'Voix posée' },
    cta: { shot: 'Produit et nom à l’écran', sound: 'Musique, voix' },
  },
};

/** Of a proof that no screen has room for: nothing is announced that is not shown. */
export const proofUnseen: Partial<Record<ScriptFormat, string>> = {
  ugc: 'Retour face caméra',
  testimonial: 'Retour face caméra',
  voice_over: 'Produit sur fond uni',
};

export const checklist: readonly string[] = [
  'Filmer en vertical 9:16, produit ou visage dans la première image.',
  'Laisser le haut et le bas de l’image libres\u00a0: les réseaux y posent leurs boutons.',
  'Sous-titrer\u00a0: la vidéo doit se comprendre sans le son.',
  'Tourner toutes les accroches à la suite, même lumière, même cadre.',
  'Garder les originaux\u00a0: la première image se change sans tout refaire.',
];

export const creatorMention = 'Collaboration commerciale';
