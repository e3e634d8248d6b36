import { Button, Text } from '@mantine/core';
import { mostVariations, variationsFrom } from '../../../../../shared/rules/copy/writer/enough.ts';
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
  { of: 'pains', name: 'pains.0', question: 'Qu’est-ce qui agace vos clients aujourd’hui\u202f?' },
  { of: 'objections', name: 'objections.0.objection', question: 'Qu’est-ce qui retient un client d’acheter\u202f?' },
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

/** What the facts are enough for; variations are counted, of which one asks for several. */
function enoughFor(values: BriefValues, isCounted: boolean): string {
  const missing = missingIn(values);
  const lacks = missing.length > 0 && `Il manque ${formatList(missing)}.`;
  const carried = variationsFrom(filled(values));
  if (!isCounted) return lacks || 'Prêt à écrire.';
  const enough =
    carried === 0
      ? 'Pas encore de quoi écrire.'
      : `De quoi écrire ${carried < mostVariations ? 'au moins ' : ''}${formatCount(carried, 'variation')} sur ${mostVariations}.`;
  return [enough, lacks].filter(Boolean).join(' ');
}

type Props = {
  values: BriefValues;
  /** Whether it says how many variations they are enough for. */
  isCounted?: boolean;
  onAsk: (name: string, of: (typeof questions)[number]['of']) => void;
};

/** What the facts are enough for, and how many there are; what is missing is asked. */
export function Gauge({ values, isCounted = true, onAsk }: Props) {
  const facts = filled(values);
  const missing = questions.filter(({ of }) => facts[of] === 0);
  return (
    <section aria-label="De quoi écrire" className={classes.gauge}>
      <div>
        <Text fw={600} role="status">
          {enoughFor(values, isCounted)}
        </Text>
        <Text size="sm" c="dimmed">
          {formatList([
            counted(facts.benefits, 'bénéfice', 'aucun'),
            counted(facts.proofs, 'preuve', 'aucune'),
            counted(facts.pains, 'problème', 'aucun'),
            counted(facts.objections, 'objection', 'aucune'),
          ])}
        </Text>
      </div>
      {missing.map(({ of, name, question }) => (
        <Button key={of} variant="default" size="compact-sm" onClick={() => onAsk(name, of)}>
          {question}
        </Button>
      ))}
    </section>
  );
}
