import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Button, Group, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { type Board, shareBoard, unshareBoard } from '../../../../shared/boards/board.contract.ts';
import { dayMs } from '../../../../shared/kernel/day.ts';
import { CopyField } from '../../components/copy-field.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { formatList, formatMoment } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { useClientNames } from '../../lib/use-client-names.ts';
import { useProfile } from '../../lib/use-profile.ts';
import { readBoard, useKeepBoard } from './use-boards.ts';

/** What a link shows or takes besides the ads. */
type Published = { allowComments: boolean; notes: boolean; workspaceName: boolean };

const terms = [
  { value: '0', label: 'Sans limite' },
  { value: '7', label: '7 jours' },
  { value: '30', label: '30 jours' },
  { value: '90', label: '90 jours' },
];

/** The public link of a board: made, given an end, copied, withdrawn. */
export function ShareDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const keep = useKeepBoard();
  const client = useClientNames().data?.find(({ id }) => id === board.clientId);
  const user = useProfile().data?.user;
  const workspace = user?.workspaces.find(({ id }) => id === user.workspaceId);
  // One that was never named is called as whoever made it.
  const isTeam = workspace !== undefined && workspace.name !== `${user?.firstName} ${user?.lastName}`.trim();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [days, setDays] = useState('0');
  const [wanted, setWanted] = useState<Partial<Published>>({});
  const published: Published = board.shareUrl
    ? {
        allowComments: board.shareAllowsComments,
        notes: board.shareShowsNotes,
        workspaceName: board.shareShowsWorkspace,
      }
    : { allowComments: false, notes: false, workspaceName: isTeam, ...wanted };

  async function act(write: () => Promise<unknown>, otherwise: string) {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await write();
      keep(await readBoard(board.id));
    } catch (error) {
      setRefusal(messageOf(error, otherwise));
    } finally {
      setBusy(false);
    }
  }

  const share = () =>
    act(() => {
      const expiresAt = days === '0' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString();
      return request(shareBoard, { params: { id: board.id }, body: { expiresAt, ...published } });
    }, 'Le lien n’a pas pu être créé');

  /** Of an open link at once, of one to come when it is made. */
  const publish = (change: Partial<Published>) => {
    if (!board.shareUrl) return setWanted({ ...wanted, ...change });
    const body = { expiresAt: board.shareExpiresAt, ...published, ...change };
    return act(() => request(shareBoard, { params: { id: board.id }, body }), 'Le partage n’a pas pu être changé');
  };

  const withdraw = () =>
    act(() => request(unshareBoard, { params: { id: board.id } }), 'Le lien n’a pas pu être retiré');

  return (
    <Dialog title="Partager ce board" onClose={onClose}>
      <Stack gap="md">
        {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
        <Text size="sm" c="dimmed">
          {publishedText(board, published)}
          {client && ` La page porte le nom, le logo et la couleur de ${client.name}.`}
        </Text>
        {board.shareUrl && <Link url={board.shareUrl} expiresAt={board.shareExpiresAt} />}
        {workspace && (
          <Switch
            label="Dire qui partage"
            description={`La page indique «\u00a0partagé par ${workspace.name}\u00a0».`}
            checked={published.workspaceName}
            onChange={({ currentTarget }) => publish({ workspaceName: currentTarget.checked })}
          />
        )}
        <Switch
          label="Montrer les notes"
          description="Les personnes qui ont le lien lisent les notes des annonces, y compris celles à venir."
          checked={published.notes}
          onChange={({ currentTarget }) => publish({ notes: currentTarget.checked })}
        />
        <Switch
          label="Autoriser les commentaires"
          description="Les personnes qui ont le lien commentent en donnant leur nom. De vos commentaires, elles ne lisent que ceux que vous rendez visibles par le client."
          checked={published.allowComments}
          onChange={({ currentTarget }) => publish({ allowComments: currentTarget.checked })}
        />
        <Group align="flex-end" gap="xs">
          <NativeSelect
            flex={1}
            label={board.shareUrl ? 'Nouvelle durée du lien' : 'Durée du lien'}
            data={terms}
            value={days}
            onChange={({ currentTarget }) => setDays(currentTarget.value)}
          />
          <Button variant={board.shareUrl ? 'default' : 'filled'} onClick={share} aria-disabled={busy}>
            {board.shareUrl ? 'Changer la durée' : 'Créer le lien'}
          </Button>
        </Group>
        {board.shareUrl && (
          <Group justify="space-between" gap="xs" mt="xs">
            <Text size="sm" c="dimmed" flex="1 1 12rem">
              Une fois retiré, le lien ne fonctionne plus. Vous pourrez en créer un autre.
            </Text>
            <Button variant="default" c="accent" onClick={withdraw} aria-disabled={busy}>
              Retirer le lien
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}

/** All that the page shows of a board: its description stands there too. */
function publishedText({ description }: Board, { notes }: Published): string {
  const parts = ['le nom du board', ...(description ? ['sa description'] : []), 'ses colonnes', 'ses annonces'];
  return [
    `Toute personne qui a le lien voit, sans compte et sans rien pouvoir modifier, ${formatList([...parts, ...(notes ? ['vos notes'] : [])])}.`,
    notes ? 'Vos étiquettes ne sont pas montrées.' : 'Vos notes et vos étiquettes ne sont pas montrées.',
  ].join(' ');
}

function Link({ url, expiresAt }: { url: string; expiresAt: string | null }) {
  return (
    <CopyField
      label="Lien public"
      value={url}
      otherwise="Votre navigateur ne laisse pas copier : sélectionnez le lien."
      acts={
        <Button
          variant="default"
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          Ouvrir
        </Button>
      }
    >
      {expiresAt ? `Ce lien expire le ${formatMoment(expiresAt)}.` : 'Ce lien n’expire pas.'}
    </CopyField>
  );
}
