import { Title } from '@mantine/core';
import type { PersonaDraft } from '../../../../shared/personas/persona.ts';
import { questionsOf } from '../../../../shared/personas/questions.ts';
import classes from './personas.module.css';

/** What nobody said of a persona yet, as questions. */
export function OpenQuestions({ persona }: { persona: PersonaDraft }) {
  const questions = questionsOf(persona);
  if (questions.length === 0) return null;
  return (
    <section aria-label="Questions ouvertes" className={classes.part}>
      <Title order={3} fz="1rem" mb="xs">
        Ce qui reste à écrire
      </Title>
      <ul className={classes.questions}>
        {questions.map(({ path, question }) => (
          <li key={path}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
