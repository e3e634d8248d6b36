import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FollowedAdvertiser, followAdvertiser } from '../../../../../shared/ads/watch.contract.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { sayDone } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useForm } from '../../../lib/use-form.ts';
import { searchPath } from '../ads-query.ts';

type Props = { onFollowed: () => Promise<unknown>; onUndo: (followed: FollowedAdvertiser) => Promise<void> };

/** Follows whom a name or the address of a page means. */
export function FollowForm({ onFollowed, onUndo }: Props) {
  const { clientId } = useChosenClient();
  const { busy, message, form, input, values, setValues } = useForm({
    start: { name: '' },
    otherwise: 'L’annonceur n’a pas pu être suivi',
    check: ({ name }) => ({
      name: isReadable(askedOf(name).url) ? null : 'Adresse illisible\u00a0: collez-la en entier',
    }),
    act: async ({ name }) => {
      const body = { ...askedOf(name), ...(clientId && { clientId }) };
      const { followedAdvertiser } = await request(followAdvertiser, { body });
      sayDone({ message: `Vous suivez ${followedAdvertiser.name}`, undo: () => onUndo(followedAdvertiser) });
      setValues({ name: '' });
      await onFollowed();
    },
  });
  const { name } = askedOf(values.name);
  return (
    <form {...form}>
      <Stack gap="xs" mb="md" maw={620}>
        <Group gap="xs" align="flex-end">
          <TextInput
            label="Suivre un annonceur"
            placeholder="Nom ou page de l’annonceur"
            required
            withAsterisk={false}
            flex={1}
            miw={200}
            maxLength={2_000}
            autoComplete="off"
            {...input('name')}
          />
          <Button type="submit" variant="default" size="md" aria-disabled={busy}>
            {busy ? 'Recherche...' : 'Suivre'}
          </Button>
        </Group>
        {message && (
          <FormNotice tone="refused">
            {message}.{' '}
            {name && (
              <Anchor component={Link} to={searchPath(new URLSearchParams({ q: name }))} inherit>
                Chercher «&nbsp;{name}&nbsp;» dans la bibliothèque
              </Anchor>
            )}
          </FormNotice>
        )}
      </Stack>
    </form>
  );
}

/** With a step behind its site, or with its protocol, it is an address: `facebook.com/lumen`; `lumen.fr` may be a name. */
function askedOf(typed: string): { name?: string; url?: string } {
  const text = typed.trim();
  if (/^https?:\/\//i.test(text)) return { url: text };
  if (/^[\w-]+(\.[\w-]+)+\/\S*$/.test(text)) return { url: `https://${text}` };
  return { name: text };
}

const isReadable = (url: string | undefined) => url === undefined || URL.canParse(url);
