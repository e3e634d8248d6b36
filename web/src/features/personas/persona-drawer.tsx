import { Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { LoadFailure } from '../../components/load-failure.tsx';
import { isGone } from '../../lib/notices.ts';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { EditPersona } from './edit-persona.tsx';
import { PersonaDetail } from './persona-detail.tsx';
import classes from './personas.module.css';
import { personaNames } from './personas-url.ts';
import { usePersona } from './use-personas.ts';

type Props = { id: string; onClose: () => void };

/** A persona in full, over the cards that it is one of. */
export function PersonaDrawer({ id, onClose }: Props) {
  useFocusReturn();
  const { data } = usePersona(id);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={600}
      title={data?.persona.name ?? 'Persona'}
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      {/* It is what is opened that has the focus, not what closes it. */}
      <div tabIndex={-1} data-autofocus className={classes.opened}>
        <Loaded id={id} onClose={onClose} />
      </div>
    </Drawer>
  );
}

function Loaded({ id, onClose }: Props) {
  const { data, error, mutate } = usePersona(id);
  const { params, change } = useUrlState();
  if (isGone(error)) return <Gone />;
  if (!data) {
    if (error) return <LoadFailure what="Le persona" error={error} onRetry={() => mutate()} />;
    return <Skeleton height={420} radius="lg" />;
  }
  const { persona } = data;
  if (params.has(personaNames.editing))
    return <EditPersona persona={persona} onDone={() => change({ [personaNames.editing]: null }, { replace: true })} />;
  return <PersonaDetail persona={persona} onClose={onClose} />;
}

const Gone = () => (
  <Stack gap="xs" role="alert">
    <Text fw={600}>Ce persona n’existe pas, ou plus</Text>
    <Text c="dimmed">Il a été supprimé, ou l’adresse est incomplète. Ce qui a été écrit pour lui garde son nom.</Text>
  </Stack>
);
