import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { UserPermissions } from '../../../../../shared/admin/permission.contract.ts';
import { workspaceRoleLabels, workspaceRoleTexts } from '../../../../../shared/kernel/permission-labels.ts';
import { differenceFrom, grantablePermissions } from '../../../../../shared/team/giving.ts';
import { ConflictChoice } from '../../../components/conflict-choice.tsx';
import { DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { PermissionGrid } from '../../../components/permission-grid.tsx';
import { ownerText, toggled } from '../../../components/place-texts.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { isConflict } from '../../../lib/notices.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { changesText, type Draft, draftOf, draftText, effective, routeCount } from './draft.ts';
import { PlatformPart } from './platform-part.tsx';
import { RoutesDialog } from './routes-dialog.tsx';
import type { SavePermissions } from './use-permissions.ts';

type Props = {
  /** As last read. */
  shown: UserPermissions;
  own: boolean;
  onSave: SavePermissions;
};

const giveable = new Set(grantablePermissions);

/** What someone may do beside what their role brings. What will change is said before it is saved. */
export function PermissionsEditor({ shown, own, onSave }: Props) {
  const [start, setStart] = useState(shown);
  const [draft, setDraft] = useState<Draft>(() => draftOf(shown));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [listing, setListing] = useState(false);
  const before = draftOf(start);
  const changes = changesText(before, draft);
  const [may, mayNow] = [effective(draft, shown), effective(before, start)];
  const { place } = draft;

  function begin(from: UserPermissions) {
    setStart(from);
    setDraft(draftOf(from));
    setFailure(null);
  }

  async function save(version: number) {
    if (busy || !changes) return;
    setBusy(true);
    try {
      const { grants, refusals } = place ? differenceFrom(place) : { grants: [], refusals: [] };
      const lists = { grants: grants.filter((one) => one !== 'workspace:own'), refusals };
      begin(await onSave({ ...lists, adminGrants: [...draft.adminGrants], version }));
      saySaved();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  const conflict = isConflict(failure) && shown.version !== start.version;
  return (
    <Stack gap="lg" maw={760}>
      <Text>
        Ce que cette personne peut faire&nbsp;:{' '}
        <Anchor component="button" type="button" underline="always" onClick={() => setListing(true)}>
          {formatNumber(routeCount(may, shown))} routes sur {formatNumber(shown.routes.all)}
        </Anchor>
        {changes && ` (${formatNumber(routeCount(mayNow, start))} avant ces changements)`}
      </Text>
      {failure !== null && !conflict && (
        <FormNotice tone="refused">{messageOf(failure, 'Les permissions n’ont pas pu être enregistrées')}</FormNotice>
      )}
      {conflict && (
        <ConflictChoice
          what="Ces permissions ont été changées entre-temps."
          mine={draftText(draft)}
          theirs={draftText(draftOf(shown))}
          onMine={() => save(shown.version)}
          onTheirs={() => begin(shown)}
          busy={busy}
        />
      )}
      {place && (
        <div>
          <Text mb="sm">
            <strong>{workspaceRoleLabels[place.role]}</strong>&nbsp;: {workspaceRoleTexts[place.role]}
          </Text>
          <PermissionGrid
            place={{ role: place.role, ...differenceFrom(place) }}
            giveable={giveable}
            locked={lockOf(shown, own)}
            onToggle={(permission) => setDraft({ ...draft, place: toggled(place, permission) })}
          />
        </div>
      )}
      <PlatformPart
        shown={shown}
        grants={draft.adminGrants}
        onChange={(adminGrants) => setDraft({ ...draft, adminGrants })}
      />
      {!isFixed(shown) && (
        <DialogFoot>
          <Text size="sm" c="dimmed" flex={1} role="status" lineClamp={3}>
            {changes || 'Aucun changement'}
          </Text>
          <Group gap="xs">
            {place && (
              <Button
                variant="default"
                aria-disabled={(place.grants ?? []).length + (place.refusals ?? []).length === 0}
                onClick={() => setDraft({ ...draft, place: { role: place.role, grants: [], refusals: [] } })}
              >
                Revenir au rôle
              </Button>
            )}
            <Button onClick={() => save(start.version)} aria-disabled={busy || !changes}>
              {busy ? 'Enregistrement...' : 'Enregistrer'}
            </Button>
          </Group>
        </DialogFoot>
      )}
      {listing && <RoutesDialog may={may} onClose={() => setListing(false)} />}
    </Stack>
  );
}

/** Whether who looks may change nothing of it. */
const isFixed = ({ rows, adminRows }: UserPermissions): boolean =>
  [...rows, ...adminRows].every(({ locked }) => locked);

/** Why nothing of the workspace can be changed, or null. */
function lockOf({ rows, workspaceRole }: UserPermissions, own: boolean): string | null {
  if (own) return 'Personne ne change ses propres permissions\u00a0: demandez à un autre administrateur';
  if (workspaceRole === 'owner') return ownerText;
  return rows.every(({ locked }) => locked)
    ? 'Cette personne a des permissions de la plateforme que vous n’avez pas'
    : null;
}
