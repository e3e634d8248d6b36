import { Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { PersonaDraft } from '../../../../shared/personas/persona.ts';
import { asksNothing } from '../../../../shared/personas/personas.rules.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { PlanLimitNotice, planLimitOf } from '../../components/plan-limit-notice.tsx';
import { messageOf } from '../../lib/api-error.ts';
import type { Suggested } from './create-persona-page.tsx';
import { merged } from './merged-drafts.ts';
import { OpenQuestions } from './open-questions.tsx';
import { PersonaMark } from './persona-mark.tsx';
import { partsTold, prospectsAddress, resemblingText } from './persona-texts.ts';
import { bodyOfDraft, type PersonaBody } from './persona-values.ts';
import classes from './personas.module.css';
import { ToldFields } from './told-fields.tsx';

type Props = { suggested: Suggested; onTake: (body: PersonaBody) => Promise<void> };

/** Drafts side by side, to be taken, or made one. */
export function Drafts({ suggested, onTake }: Props) {
  const [drafts, setDrafts] = useState(suggested.items);
  const [failure, setFailure] = useState<unknown>(null);
  const [taking, setTaking] = useState(false);
  const limit = planLimitOf(failure);

  async function take(draft: PersonaDraft) {
    if (taking) return;
    setTaking(true);
    setFailure(null);
    try {
      await onTake(bodyOfDraft(draft));
    } catch (error) {
      setFailure(error);
    } finally {
      setTaking(false);
    }
  }

  if (drafts.length === 0)
    return (
      <EmptyState title="Rien d’assez sûr pour un persona">
        Il faut cinq prospects au moins du même secteur et de la même fonction, ou des annonces et un brief qui disent à
        qui ils s’adressent. Vous pouvez aussi écrire la fiche vous-même.
      </EmptyState>
    );
  return (
    <section aria-label="Personas proposés">
      {limit && <PlanLimitNotice error={limit} things="personas" />}
      {failure !== null && !limit && (
        <FormNotice tone="refused">{messageOf(failure, 'Le persona n’a pas pu être créé')}</FormNotice>
      )}
      <div className={classes.drafts}>
        {drafts.map((draft) => (
          <Draft
            key={draft.name}
            draft={draft}
            others={drafts.filter((one) => one !== draft)}
            busy={taking}
            onTake={() => take(draft)}
            onMerge={(other) =>
              setDrafts(
                drafts.filter((one) => one !== other).map((one) => (one === draft ? merged(draft, other) : one)),
              )
            }
          />
        ))}
      </div>
    </section>
  );
}

type DraftProps = {
  draft: PersonaDraft;
  others: readonly PersonaDraft[];
  busy: boolean;
  onTake: () => void;
  onMerge: (other: PersonaDraft) => void;
};

function Draft({ draft, others, busy, onTake, onMerge }: DraftProps) {
  const { name, color, match, matches } = draft;
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <PersonaMark name={name} color={color} />
        <Title order={3} fz="1.0625rem" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
      </div>
      <Text size="sm" c="dimmed">
        {partsTold(draft)}
      </Text>
      {matches && <Text size="sm">{resemblingText(matches)}</Text>}
      <ToldFields persona={draft} prospects={asksNothing(match) ? null : prospectsAddress(match)} />
      <OpenQuestions persona={draft} />
      <Group gap="sm" className={classes.part}>
        <Button onClick={onTake} aria-disabled={busy}>
          Prendre
        </Button>
        {others.length > 0 && (
          <NativeSelect
            aria-label={`Réunir ${name} à`}
            size="sm"
            value=""
            data={[
              { value: '', label: 'Réunir à…' },
              ...others.map((other) => ({ value: other.name, label: other.name })),
            ]}
            onChange={({ currentTarget }) => {
              const other = others.find((one) => one.name === currentTarget.value);
              if (other) onMerge(other);
            }}
          />
        )}
      </Group>
    </article>
  );
}
