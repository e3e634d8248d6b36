import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { deletePersona } from '../../../../shared/personas/persona.contract.ts';
import type { Persona } from '../../../../shared/personas/persona.ts';
import { asksNothing } from '../../../../shared/personas/personas.rules.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { request } from '../../lib/request.ts';
import { useMay } from '../../lib/use-may.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { NoPersonalData } from './no-personal-data.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { PersonaMark } from './persona-mark.tsx';
import { partsTold, prospectsAddress, resemblingText, ruleText, whoTheyAre } from './persona-texts.ts';
import classes from './personas.module.css';
import { personaNames } from './personas-url.ts';
import { ToldFields } from './told-fields.tsx';
import { useReadListsAgain } from './use-personas.ts';
import { WrittenForIt } from './written-for-it.tsx';

/** The rules that read texts are of no use before someone tries one. */
const TestBench = lazy(async () => ({ default: (await import('./test-bench.tsx')).TestBench }));

type Props = { persona: Persona; onClose: () => void };

export function PersonaDetail({ persona, onClose }: Props) {
  const { name, color, match } = persona;
  const { change } = useUrlState();
  const may = useMay();
  const [leaving, setLeaving] = useState(false);
  const prospects = asksNothing(match) || !may('prospects:read') ? null : prospectsAddress(match);
  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <PersonaMark name={name} color={color} />
        <div>
          <Title order={2} fz="1.25rem" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {whoTheyAre(persona)}
          </Text>
        </div>
        <Text fw={600} title="Parties de la fiche qui sont remplies">
          {partsTold(persona)}
        </Text>
      </div>
      <Group gap="xs">
        {may('ai:write') && (
          <Button component={Link} to={writingFor(persona)}>
            Écrire pour elle
          </Button>
        )}
        {may('personas:write') && (
          <Button variant="default" onClick={() => change({ [personaNames.editing]: '1' })}>
            Modifier
          </Button>
        )}
        {may('personas:delete') && (
          <Button variant="subtle" color="gray" onClick={() => setLeaving(true)}>
            Supprimer
          </Button>
        )}
      </Group>
      <NoPersonalData />
      <Resembling persona={persona} prospects={prospects} />
      <ToldFields persona={persona} prospects={prospects} />
      <OpenQuestions persona={persona} />
      <Suspense>
        <TestBench persona={persona} />
      </Suspense>
      {may('ai:read') && <WrittenForIt id={persona.id} />}
      {leaving && <Leaving persona={persona} onGone={onClose} onClose={() => setLeaving(false)} />}
    </Stack>
  );
}

const writingFor = ({ id }: Persona) => `${paths.aiGenerator}?outil=variations&persona=${encodeURIComponent(id)}`;

function Resembling({ persona: { match, matches }, prospects }: { persona: Persona; prospects: string | null }) {
  return (
    <section aria-label="Prospects qui lui ressemblent" className={classes.part}>
      <Title order={3} fz="1rem" mb="xs">
        Qui lui ressemble
      </Title>
      {asksNothing(match) ? (
        <Text size="sm" c="dimmed">
          Aucune règle ne dit encore qui lui ressemble parmi vos prospects&nbsp;: choisissez un secteur ou une fonction.
        </Text>
      ) : (
        <>
          <Text>{ruleText(match)}</Text>
          {matches && prospects && (
            <Anchor component={Link} to={prospects} size="sm">
              {resemblingText(matches)}
            </Anchor>
          )}
        </>
      )}
    </section>
  );
}

type LeavingProps = { persona: Persona; onGone: () => void; onClose: () => void };

function Leaving({ persona: { id, name }, onGone, onClose }: LeavingProps) {
  const readListsAgain = useReadListsAgain();
  return (
    <ConfirmDialog
      title={`Supprimer «\u00a0${name}\u00a0»\u202f?`}
      keep="Garder le persona"
      act="Supprimer"
      acting="Suppression..."
      otherwise="Le persona n’a pas pu être supprimé"
      onAct={() => request(deletePersona, { params: { id } })}
      onDone={() => {
        void readListsAgain();
        onGone();
      }}
      onClose={onClose}
    >
      <Text size="sm">La fiche disparaît pour de bon. Ce qui a été écrit pour elle reste, avec son nom.</Text>
    </ConfirmDialog>
  );
}
