import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Permission, Place } from '../../../../../shared/kernel/permissions.ts';
import { beyond, differenceFrom } from '../../../../../shared/team/giving.ts';
import type { Member } from '../../../../../shared/team/member.contract.ts';
import { ConflictChoice } from '../../../components/conflict-choice.tsx';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { PermissionGrid } from '../../../components/permission-grid.tsx';
import { changeText, ownerText, placeText, toggled } from '../../../components/place-texts.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { isConflict } from '../../../lib/notices.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { ResetFactor } from './reset-factor.tsx';
import { RoleChoice } from './role-choice.tsx';
import { nameOf, type Team } from './use-team.ts';

type Props = {
  /** As last read. */
  member: Member;
  giveable: ReadonlySet<Permission>;
  /** Why nothing can be changed, if so; an owner who steps down may change the role alone. */
  locked: string | null;
  own: boolean;
  /** Who looks is an owner of the workspace. */
  owns: boolean;
  onChange: Team['change'];
  onClose: () => void;
};

/** What a member may do: their role, and what is given and refused beside it. What will change is said before it is saved. */
export function MemberDialog({ member, giveable, locked, own, owns, onChange, onClose }: Props) {
  const [start] = useState(member);
  const [place, setPlace] = useState<Place>(start);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const kept: Place = { role: place.role, ...differenceFrom(place) };
  const changed = placeText(kept) !== placeText(start);
  const cannotGive = beyond(giveable, kept);
  const gridLocked =
    locked ??
    (own ? 'Personne ne change ses propres autorisations' : null) ??
    (place.role === 'owner' ? ownerText : null);

  async function save(version: number) {
    if (busy || !changed) return;
    setBusy(true);
    try {
      await onChange(member, kept, version);
      saySaved();
      onClose();
    } catch (error) {
      setBusy(false);
      setFailure(error);
    }
  }

  const conflict = isConflict(failure) && member.version !== start.version;
  return (
    <Dialog title={nameOf(member)} size={720} onClose={onClose}>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {member.email}
        </Text>
        {locked && <Text size="sm">{locked}</Text>}
        {failure !== null && !conflict && (
          <FormNotice tone="refused">{messageOf(failure, 'Le rôle n’a pas pu être enregistré')}</FormNotice>
        )}
        {conflict && (
          <ConflictChoice
            what={`Le rôle de ${nameOf(member)} a été changé entre-temps.`}
            mine={placeText(kept)}
            theirs={placeText(member)}
            onMine={() => save(member.version)}
            onTheirs={onClose}
            busy={busy}
          />
        )}
        <RoleChoice
          role={place.role}
          giveable={giveable}
          disabled={locked !== null}
          onChange={(role) => setPlace({ ...place, role })}
        />
        <PermissionGrid
          place={kept}
          giveable={giveable}
          locked={gridLocked}
          onToggle={(permission) => setPlace(toggled(kept, permission))}
        />
        {owns && !own && <ResetFactor member={member} />}
      </Stack>
      {!locked && (
        <DialogFoot>
          <Text size="sm" c="dimmed" flex={1} role="status" lineClamp={3}>
            {changed ? changeText(start, kept) : 'Aucun changement'}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button onClick={() => save(start.version)} aria-disabled={busy || !changed || cannotGive.length > 0}>
              {busy ? 'Enregistrement...' : 'Enregistrer'}
            </Button>
          </Group>
        </DialogFoot>
      )}
    </Dialog>
  );
}
