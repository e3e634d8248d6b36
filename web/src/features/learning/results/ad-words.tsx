import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdResult } from '../../../../../shared/learning/results.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { answers, nameOf, traitsOf } from './result-words.ts';
import classes from './results.module.css';
import type { Results } from './use-results.ts';
import { WordsForm } from './words-form.tsx';

type Props = { ad: AdResult; results: Results };

/** What an ad says: its text, or the way to give it one, its traits, and what it was to show where it was written here. */
export function AdWords({ ad, results }: Props) {
  const may = useMay();
  const [editing, setEditing] = useState(false);
  const { text, key, generation, hypothesis } = ad;
  const name = nameOf(ad);
  return (
    <div className={classes.words}>
      <Text component="span" size="sm" fw={600} className={classes.name} title={name}>
        {name}
      </Text>
      {editing ? (
        <WordsForm ad={ad} results={results} onDone={() => setEditing(false)} />
      ) : (
        <Group gap="0 0.5rem" wrap="nowrap" align="baseline">
          <Text component="span" size="sm" c="dimmed" fs={text ? undefined : 'italic'} className={classes.text}>
            {text ?? 'sans texte'}
          </Text>
          {may('learning:write') && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              flex="none"
              aria-label={text ? `Corriger le texte de ${name}` : `Ajouter le texte de ${name}`}
              onClick={() => setEditing(true)}
            >
              {text ? 'Corriger' : 'Ajouter le texte'}
            </Button>
          )}
        </Group>
      )}
      {traitsOf(ad).length > 0 && (
        <ul className={classes.traits} aria-label={`Traits de ${name}`}>
          {traitsOf(ad).map(({ feature, value, label }) => (
            <li key={`${feature}:${value}`}>{label}</li>
          ))}
        </ul>
      )}
      {(key || generation || hypothesis) && (
        <div className={classes.born}>
          {key && (
            <span>
              Clé <b>{key}</b>
            </span>
          )}
          {generation && (
            <Anchor component={Link} to={paths.generation(generation.id)} size="xs" c="inherit" underline="always">
              Composée ici, texte {generation.itemId}
            </Anchor>
          )}
          {hypothesis && (
            <span>
              {hypothesis.text}{' '}
              <ToneBadge tone={answers[hypothesis.state].tone}>{answers[hypothesis.state].label}</ToneBadge>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
