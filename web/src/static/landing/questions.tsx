import { productName } from '../../../../shared/brand.ts';
import { plans, trialDays } from '../../../../shared/kernel/plans.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { contactPath } from '../contact-path.ts';

const questions = [
  {
    question: 'Faut-il une carte bancaire pour essayer ?',
    answer: `Non. Une adresse e-mail suffit, et l’essai dure ${trialDays} jours. Rien n’est prélevé à la fin.`,
  },
  {
    question: 'Que se passe-t-il après l’essai ?',
    answer: `Votre espace suit les limites de l’offre souscrite, ${plans.starter.name} par défaut. Ce que vous avez enregistré reste en place : les limites portent sur ce que vous ajoutez.`,
  },
  {
    question: 'Les prix sont-ils hors taxes ?',
    answer: (
      <>
        Oui, par mois et par espace, quel que soit le nombre de membres. Une autre question ?{' '}
        <a href={contactPath}>Écrivez-nous</a>.
      </>
    ),
  },
  {
    question: 'D’où viennent les annonces ?',
    answer:
      'De la bibliothèque publicitaire de Meta, que vous pouvez synchroniser, et des fichiers CSV ou JSON que vous importez. Ce que vous importez reste à votre espace.',
  },
  {
    question: 'Puis-je reprendre mes prospects existants ?',
    answer:
      'Oui. L’import lit vos fichiers CSV, reconnaît leurs colonnes, signale les doublons et les lignes en erreur. L’export vous les rend à tout moment.',
  },
  {
    question: `${productName} se relie-t-il à mes outils ?`,
    answer: (
      <>
        Oui, par des webhooks signés, par le pixel Meta et par une API HTTP dont{' '}
        <a href={documents.docs}>la référence est publique</a>.
      </>
    ),
  },
  {
    question: 'Que deviennent mes données ?',
    answer: (
      <>
        Elles vous appartiennent. <a href={documents.privacy}>La page Confidentialité</a> dit ce qui est gardé, où,
        pourquoi et combien de temps.
      </>
    ),
  },
];

export function Questions() {
  return (
    <section className="section wrap questions" id="questions" aria-labelledby="questions-titre">
      <h2 id="questions-titre">Questions</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} name="questions">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
