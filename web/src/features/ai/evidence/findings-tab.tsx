import { Button, Text, Title } from '@mantine/core';
import { analyse } from '../../../../../shared/rules/copy/analyse.ts';
import type { Finding, Severity } from '../../../../../shared/rules/copy/analysis.ts';
import { complianceRules } from '../../../../../shared/rules/copy/compliance.ts';
import { rewritesOf } from '../../../../../shared/rules/copy/rewrites.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatCount, formatDay } from '../../../lib/format.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { useMay } from '../../../lib/use-may.ts';
import { severities } from '../desk/severities.ts';
import { placesOf, type TextPlace } from '../writing/item-of.ts';
import { useItemActs } from '../writing/use-item-acts.ts';
import classes from './evidence.module.css';
import { adsOf, type WrittenGeneration } from './written-texts.ts';

const order = ['blocking', 'warning', 'info'] as const satisfies Severity[];

type Found = {
  finding: Finding;
  texts: number;
  /** The first text that has it, as it could be. */
  rewriting: { place: TextPlace; text: string } | null;
};

/** What the law and the platforms say of these texts, the gravest first, and what must stand with them. */
export function FindingsTab({ kept }: { kept: WrittenGeneration }) {
  const all = findingsOf(kept);
  const mentions = mentionsOf(kept);
  const change = useItemActs(kept);
  const isOpen = useMay()('ai:write') && kept.status !== 'running';
  const apply = ({ place, text }: NonNullable<Found['rewriting']>) =>
    change(place.itemId, { texts: [{ field: place.text.field, text }] });
  return (
    <>
      {all.length === 0 && mentions.length === 0 && (
        <Text size="sm" c="dimmed">
          Rien à signaler dans ces textes.
        </Text>
      )}
      {order.map((severity) => {
        const some = all.filter(({ finding }) => finding.severity === severity);
        if (some.length === 0) return null;
        const { label, tone } = severities[severity];
        return (
          <section key={severity} aria-label={label} className={classes.findings}>
            <ToneBadge tone={tone}>
              {label} ({some.length})
            </ToneBadge>
            {some.map((one) => (
              <OneFinding
                key={`${one.finding.rule}/${one.finding.text}`}
                {...one}
                onApply={isOpen ? apply : undefined}
              />
            ))}
          </section>
        );
      })}
      {mentions.length > 0 && (
        <section aria-label="Mentions à ajouter" className={classes.findings}>
          <ToneBadge tone="accent">Mentions à ajouter ({mentions.length})</ToneBadge>
          {mentions.map((text) => (
            <ToCopy key={text} text={text} />
          ))}
        </section>
      )}
      <Text size="xs" c="dimmed">
        Ce n’est pas un avis juridique.
      </Text>
    </>
  );
}

type FindingProps = Found & { onApply: ((rewriting: NonNullable<Found['rewriting']>) => void) | undefined };

function OneFinding({ finding, texts, rewriting, onApply }: FindingProps) {
  const { rule, label, text, explanation, fix, reference } = finding;
  const asOf = complianceRules.find(({ code }) => code === rule)?.asOf;
  return (
    <article className={classes.finding}>
      <Title order={3} fz="sm">
        {label}
      </Title>
      {text && <blockquote>{text}</blockquote>}
      <Text size="sm">{explanation}</Text>
      {rewriting === null ? (
        <Text size="sm" fw={500}>
          {fix}
        </Text>
      ) : (
        <ToCopy text={rewriting.text} onApply={onApply && (() => onApply(rewriting))} />
      )}
      <Text size="xs" c="dimmed">
        {reference}
        {asOf && `, lu pour le ${formatDay(asOf)}`}
        {texts > 1 && `. Dans ${formatCount(texts, 'texte')}`}
      </Text>
    </article>
  );
}

function ToCopy({ text, onApply }: { text: string; onApply?: (() => void) | undefined }) {
  const clipboard = useCopy(text);
  return (
    <div className={classes.toCopy}>
      <blockquote>{text}</blockquote>
      {onApply && (
        <Button size="compact-sm" aria-label={`Appliquer\u00a0: ${text.slice(0, 60)}`} onClick={onApply}>
          Appliquer
        </Button>
      )}
      <CopyButton
        clipboard={clipboard}
        variant="default"
        size="compact-sm"
        aria-label={`Copier\u00a0: ${text.slice(0, 60)}`}
      />
    </div>
  );
}

/** Each once, with how many texts have it and what could stand in the place of the first of them. */
function findingsOf(kept: WrittenGeneration): Found[] {
  const found = new Map<string, Found>();
  for (const place of placesOf(kept))
    for (const finding of place.text.compliance) {
      const key = `${finding.rule}/${finding.text}`;
      const known = found.get(key);
      if (known) known.texts += 1;
      else found.set(key, { finding, texts: 1, rewriting: rewritingOf(place, finding) });
    }
  return [...found.values()];
}

function rewritingOf(place: TextPlace, { rule, field }: Finding): Found['rewriting'] {
  const { text } = place.text;
  const ad = field === 'headline' ? { headline: text, body: '' } : { body: text };
  const after = rewritesOf(ad, analyse(ad, { own: true })).find((one) => one.rule?.rule === rule)?.after;
  return after === undefined ? null : { place, text: after };
}

const mentionsOf = (kept: WrittenGeneration): string[] => [
  ...new Set(
    adsOf(kept).flatMap((ad) =>
      analyse(ad, { own: true })
        .requiredMentions.filter(({ present }) => !present)
        .map(({ text }) => text),
    ),
  ),
];
