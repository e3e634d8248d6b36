import { Button, Text, Title } from '@mantine/core';
import type { Analysis } from '../../../../../shared/rules/copy/analysis.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import classes from './desk.module.css';
import { severities } from './severities.ts';

type Props = {
  analysis: Analysis;
  /** Puts a mention at the end of the text; none where the text is not one's own. */
  onAdd: ((mention: string) => void) | undefined;
};

/** What the law and the platforms say of these words, and the mentions that must stand with them. */
export function Law({ analysis: { compliance, requiredMentions }, onAdd }: Props) {
  const missing = requiredMentions.filter(({ present }) => !present);
  return (
    <section aria-label="Conformité" className={classes.law}>
      <Title order={2} fz="1rem">
        Conformité
      </Title>
      {compliance.length === 0 && missing.length === 0 && (
        <Text size="sm" c="dimmed">
          Rien à signaler dans ces mots. Ce n’est pas un avis juridique.
        </Text>
      )}
      {compliance.map(({ rule, severity, label, text, field, start, explanation, reference, fix }) => (
        <article key={`${rule}/${field}/${start}`} className={classes.finding}>
          <div className={classes.findingHead}>
            <ToneBadge tone={severities[severity].tone}>{severities[severity].label}</ToneBadge>
            <Title order={3} fz="sm">
              {label}
            </Title>
          </div>
          {text && <blockquote>{text}</blockquote>}
          <Text size="sm">{explanation}</Text>
          <Text size="sm" fw={500}>
            {fix}
          </Text>
          <Text size="xs" c="dimmed">
            {reference}
          </Text>
        </article>
      ))}
      {missing.map(({ rule, text }) => (
        <article key={rule} className={classes.finding}>
          <Title order={3} fz="sm">
            Mention à ajouter
          </Title>
          <blockquote>{text}</blockquote>
          {onAdd && (
            <Button variant="default" size="compact-sm" onClick={() => onAdd(text)}>
              Ajouter
            </Button>
          )}
        </article>
      ))}
      {compliance.length > 0 && (
        <Text size="xs" c="dimmed">
          Ce n’est pas un avis juridique.
        </Text>
      )}
    </section>
  );
}
