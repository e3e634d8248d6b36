import type { Fact, FactKind, Question } from '../facts/fact.ts';

type Asked = { kind: FactKind; fewest: number; path: string; question: string; why: string };

/** What texts lack most when facts are few, the gravest first. */
const asked: readonly Asked[] = [
  {
    kind: 'benefit',
    fewest: 3,
    path: 'benefits',
    question: 'Qu’est-ce que vos clients y gagnent, en un verbe\u202f?',
    why: 'Chaque bénéfice de plus ouvre un angle\u00a0: avec trois, les variations ne se ressemblent pas.',
  },
  {
    kind: 'proof',
    fewest: 1,
    path: 'proofs',
    question: 'Quelle preuve un client sceptique accepterait-il, et d’où vient-elle\u202f?',
    why: 'Sans preuve sourcée, aucun texte ne peut citer de note, d’avis ni de chiffre.',
  },
  {
    kind: 'pain',
    fewest: 2,
    path: 'pains',
    question: 'Qu’est-ce qui agace vos clients avant de vous connaître\u202f?',
    why: 'Les accroches qui nomment un problème en ont besoin.',
  },
  {
    kind: 'objection',
    fewest: 1,
    path: 'objections',
    question: 'Qu’est-ce qui les fait hésiter, et que leur répondez-vous\u202f?',
    why: 'Une objection sans réponse ne peut pas être levée dans le texte.',
  },
  {
    kind: 'offer',
    fewest: 1,
    path: 'offer',
    question: 'Que proposez-vous pour commencer\u00a0: essai, remise, livraison offerte\u202f?',
    why: 'Une offre donne une raison d’agir maintenant.',
  },
  {
    kind: 'feature',
    fewest: 2,
    path: 'features',
    question: 'De quoi est-ce fait, que contient-il\u202f?',
    why: 'Les détails concrets rendent les promesses crédibles.',
  },
  {
    kind: 'audience',
    fewest: 1,
    path: 'audience',
    question: 'À qui vous adressez-vous\u00a0: quel métier, quelle situation\u202f?',
    why: 'Une accroche peut alors les appeler par leur nom.',
  },
];

export const questionsOf = (facts: readonly Fact[]): Question[] =>
  asked
    .filter(({ kind, fewest }) => facts.filter((fact) => fact.kind === kind).length < fewest)
    .map(({ path, question, why }) => ({ path, question, why }));
