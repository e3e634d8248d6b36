import { Button, Text } from '@mantine/core';
import { formatCount, formatList } from '../../../lib/format.ts';
import type { BriefValues } from './brief-values.ts';
import classes from './briefs.module.css';

/** What is missing, in a row of the list. */
const called = {
  benefits: 'un bénéfice',
  proofs: 'une preuve',
  pains: 'un problème',
  objections: 'une objection',
} as const;

const questions = [
  { of: 'benefits', name: 'benefits.0', question: 'Qu’est-ce que votre client peut faire, ou ne plus faire\u202f?' },
  { of: 'proofs', name: 'proofs.0.text', question: 'Quelle preuve un client sceptique accepterait-il\u202f?' },
  { of: 'pains', name: 'pains.0', question: 'Qu’est-ce qui l’agace aujourd’hui\u202f?' },
  { of: 'objections', name: 'objections.0.objection', question: 'Qu’est-ce qui le retient d’acheter\u202f?' },
] as const;

const filled = (values: BriefValues) => ({
  benefits: values.benefits.filter((line) => line.trim()).length,
  pains: values.pains.filter((line) => line.trim()).length,
  proofs: values.proofs.filter(({ text }) => text.trim()).length,
  objections: values.objections.filter(({ objection }) => objection.trim()).length,
});

/** What there is none of yet. */
export function missingIn(values: BriefValues): string[] {
  const facts = filled(values);
  return questions.filter(({ of }) => facts[of] === 0).map(({ of }) => called[of]);
}

const counted = (count: number, one: string, none: string) =>
  count === 0 ? `${none} ${one}` : formatCount(count, one);

type Props = { values: BriefValues; onAsk: (name: string, of: (typeof questions)[number]['of']) => void };

/** How many facts there are to write from; what is missing is asked. */
export function Gauge({ values, onAsk }: Props) {
  const facts = filled(values);
  const missing = questions.filter(({ of }) => facts[of] === 0);
  return (
    <section aria-label="De quoi écrire" className={classes.gauge}>
      <Text fw={600} role="status">
        {formatList([
          counted(facts.benefits, 'bénéfice', 'aucun'),
          counted(facts.proofs, 'preuve', 'aucune'),
          counted(facts.pains, 'problème', 'aucun'),
          counted(facts.objections, 'objection', 'aucune'),
        ])}
      </Text>
      {missing.map(({ of, name, question }) => (
        <Button key={of} variant="default" size="compact-sm" onClick={() => onAsk(name, of)}>
          {question}
        </Button>
      ))}
    </section>
  );
}
