import { missingOf } from './completeness.ts';
import type { PersonaContent } from './personas.rules.ts';

type Question = { path: string; question: string; why: string };

const questions: Partial<Record<keyof PersonaContent, Omit<Question, 'path'>>> = {
  summary: {
    question: 'En une phrase, qui est cette personne\u202f?',
    why: 'C’est à elle que vos collègues le reconnaissent.',
  },
  job: {
    question: 'Quelle est sa fonction\u202f?',
    why: 'On ne parle pas de la même façon à qui décide et à qui emploie.',
  },
  ageRange: {
    question: 'Entre quels âges se trouve-t-il\u202f?',
    why: 'C’est ce que les plateformes savent cibler.',
  },
  industry: { question: 'Dans quel secteur travaille-t-il\u202f?', why: 'Ses preuves sont celles de ses pairs.' },
  location: { question: 'Où vit-il\u202f?', why: 'Un lieu nommé est plus précis qu’un adjectif.' },
  goals: { question: 'Que cherche-t-il à obtenir\u202f?', why: 'Un bénéfice ne compte que s’il sert un but.' },
  pains: {
    question: 'Qu’est-ce qui lui prend du temps, de l’argent ou du sommeil\u202f?',
    why: 'Un problème nommé avec ses mots arrête la lecture.',
  },
  triggers: {
    question: 'Que se passe-t-il le jour où il se met à chercher\u202f?',
    why: 'C’est le moment auquel une annonce peut se référer.',
  },
  objections: {
    question: 'Qu’est-ce qui le fait hésiter au moment d’acheter\u202f?',
    why: 'Une objection sans réponse reste entre lui et vous.',
  },
  vocabulary: { question: 'Quels mots emploie-t-il pour en parler\u202f?', why: 'Ce sont ceux qu’il reconnaît.' },
  channels: { question: 'Où le rencontrez-vous\u202f?', why: 'Les longueurs et le ton dépendent de l’emplacement.' },
  register: {
    question: 'Le vouvoyez-vous ou le tutoyez-vous\u202f?',
    why: 'Un texte ne change pas de registre en route.',
  },
  awareness: {
    question: 'Que sait-il déjà de vous et de ce que vous vendez\u202f?',
    why: 'On n’annonce pas une offre à qui ne connaît pas encore son problème.',
  },
};

/** What nobody said of a persona, to be asked: nothing is made up in its place. */
export const questionsOf = (content: PersonaContent): Question[] =>
  missingOf(content).flatMap((path) => {
    const asked = questions[path];
    return asked ? [{ path, ...asked }] : [];
  });
