import { ActionIcon, Anchor, Button, Group, Menu, Stack, Tabs, Text, Title } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { deletePersona } from '../../../../shared/personas/persona.contract.ts';
import type { Persona } from '../../../../shared/personas/persona.ts';
import { asksNothing } from '../../../../shared/personas/personas.rules.ts';
import { ActMenu } from '../../components/act-menu.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { request } from '../../lib/request.ts';
import { useMay } from '../../lib/use-may.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { OpenQuestions } from './open-questions.tsx';
import { PersonaMark } from './persona-mark.tsx';
import quote from './persona-quote.module.css';
import { partsTold, prospectsAddress, resemblingText, ruleText, whoTheyAre } from './persona-texts.ts';
import classes from './personas.module.css';
import { atProspects, personaNames, writingFor } from './personas-url.ts';
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
          <Text>{whoTheyAre(persona)}</Text>
          <Text size="sm" c="dimmed">
            {partsTold(persona)}
          </Text>
          {persona.matches && prospects && (
            <Anchor component={Link} to={prospects} size="sm">
              {resemblingText(persona.matches)}
            </Anchor>
          )}
        </div>
      </div>
      <Group gap="xs">
        {may('ai:write') && (
          <Button component={Link} to={writingFor(persona)}>
            Écrire pour ce persona
          </Button>
        )}
        {may('personas:write') && (
          <Button variant="default" onClick={() => change({ [personaNames.editing]: '1' })}>
            Modifier
          </Button>
        )}
        {may('personas:delete') && (
          <ActMenu
            target={
              <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Actions sur ${name}`}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            }
          >
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setLeaving(true)}>
              Supprimer
            </Menu.Item>
          </ActMenu>
        )}
      </Group>
      <Tabs defaultValue="fiche" keepMounted={false}>
        <Tabs.List aria-label="Ce persona">
          <Tabs.Tab value="fiche">Fiche</Tabs.Tab>
          <Tabs.Tab value="essai">Banc d’essai</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fiche" pt={persona.quote ? 'md' : 0}>
          <Stack gap="lg" className={classes.sheet}>
            {persona.quote && <blockquote className={quote.quote}>«&nbsp;{persona.quote}&nbsp;»</blockquote>}
            <ToldFields persona={{ ...persona, quote: null }} prospects={prospects} />
            <OpenQuestions persona={persona} />
            <Resembling persona={persona} />
            {may('ai:read') && <WrittenForIt id={persona.id} />}
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="essai" pt="md">
          <Suspense>
            <TestBench persona={persona} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      {leaving && <Leaving persona={persona} onGone={onClose} onClose={() => setLeaving(false)} />}
    </Stack>
  );
}

function Resembling({ persona: { match } }: { persona: Persona }) {
  const { change } = useUrlState();
  const may = useMay();
  return (
    <section aria-label="Prospects qui lui ressemblent" className={classes.part}>
      <Title order={3} fz="1rem" mb="xs">
        Qui lui ressemble
      </Title>
      {asksNothing(match) ? (
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            Aucun prospect rattaché.
          </Text>
          {may('personas:write') && (
            <Button variant="default" size="xs" onClick={() => change({ [personaNames.editing]: atProspects })}>
              Choisir un secteur ou une fonction
            </Button>
          )}
        </Group>
      ) : (
        <Text>{ruleText(match)}</Text>
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
      <Text size="sm">La fiche disparaît pour de bon. Ce qui a été écrit pour ce persona garde son nom.</Text>
    </ConfirmDialog>
  );
}
