import type { Fact, FactKind, Question } from '../facts/fact.ts';

/** `more` where there are some already. */
type Asked = { kind: FactKind; fewest: number; path: string; question: string; more?: string; why: string };

/** What texts lack most when facts are few, the gravest first. */
const asked: readonly Asked[] = [
  {
    kind: 'benefit',
    fewest: 3,
    path: 'benefits',
    question: 'Qu’y gagnent vos clients\u202f?',
    more: 'Qu’y gagnent encore vos clients\u202f?',
    why: 'Commencez par un verbe. Avec trois bénéfices, les variations ne se ressemblent pas.',
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
    more: 'Quel autre problème ont vos clients avant de vous connaître\u202f?',
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
    more: 'Quel autre détail concret peut-on citer\u202f?',
    why: 'Les détails concrets rendent les promesses crédibles.',
  },
  {
    kind: 'audience',
    fewest: 1,
    path: 'audience',
    question: 'À qui vous adressez-vous\u00a0: quel métier, quelle situation\u202f?',
    why: 'Une accroche peut alors s’adresser à eux.',
  },
];

export const questionsOf = (facts: readonly Fact[]): Question[] =>
  asked.flatMap(({ kind, fewest, path, question, more = question, why }) => {
    const known = facts.filter((fact) => fact.kind === kind).length;
    return known < fewest ? [{ path, question: known === 0 ? question : more, why }] : [];
  });
