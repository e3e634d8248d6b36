import { usePhone } from '../lib/use-phone.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { permissionLabel } from '../../../shared/kernel/permission-labels.ts';
import {
  type Permission,
  type Place,
  rolePermissions,
  type WorkspacePermission,
} from '../../../shared/kernel/permissions.ts';
import classes from './permission-grid.module.css';
import { singles, verbs, words } from './place-texts.ts';

type Props = {
  place: Place;
  /** What the person who chooses may give; what is not in it is hatched. */
  giveable: ReadonlySet<Permission>;
  /** Why nothing can be changed here, if so. */
  locked: string | null;
  onToggle: (permission: WorkspacePermission) => void;
};

type State = 'base' | 'added' | 'removed' | 'none';

const stateTexts: Record<State, string> = {
  base: 'donné par le rôle',
  added: 'ajouté',
  removed: 'retiré',
  none: 'non donné',
};
const notHeld = 'Vous n’avez pas cette autorisation\u00a0: vous ne pouvez pas la donner';

function stateOf({ role, grants = [], refusals = [] }: Place, permission: WorkspacePermission): State {
  const brought = rolePermissions[role].includes(permission);
  if (brought) return role !== 'owner' && refusals.includes(permission) ? 'removed' : 'base';
  return grants.includes(permission) ? 'added' : 'none';
}

/** What someone may do: what the role gives in ink, what is added in green, what is taken in red; a word a line, or to be unfolded. */
export function PermissionGrid(props: Props) {
  const phone = usePhone();
  return (
    <div>
      <Text fw={500} size="sm" mb={4}>
        Autorisations
      </Text>
      <ul className={classes.legend} aria-label="Légende">
        <li data-state="base">■ donné par le rôle</li>
        <li data-state="added">■ ajouté</li>
        <li data-state="removed">▬ retiré</li>
        <li>▨ que vous ne pouvez pas donner</li>
      </ul>
      {phone ? <Accordions {...props} /> : <Grid {...props} />}
      <Text fw={500} size="sm" mt="md" mb={4}>
        Et aussi
      </Text>
      {singles.map(([permission, label]) => (
        <Line key={permission} {...props} permission={permission} label={label} />
      ))}
    </div>
  );
}

/** The arrows go from box to box; `Tab` too, as everywhere. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -verbs.length,
    ArrowDown: verbs.length,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  boxes[boxes.indexOf(event.target as HTMLInputElement) + step]?.focus();
}

function Grid(props: Props) {
  return (
    <table className={classes.table} aria-label="Autorisations" onKeyDown={moveFocus}>
      <thead>
        <tr>
          <th scope="col">Partie</th>
          {verbs.map(([verb, name]) => (
            <th key={verb} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map(([word, label]) => (
          <tr key={word}>
            <th scope="row">{label}</th>
            {verbs.map(([verb]) => (
              <td key={verb}>
                <Box {...props} permission={`${word}:${verb}`} className={classes.cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Accordions(props: Props) {
  const has = (permission: WorkspacePermission) => ['base', 'added'].includes(stateOf(props.place, permission));
  return words.map(([word, label]) => (
    <details key={word} className={classes.word}>
      <summary>
        <span>{label}</span>
        <span className={classes.may}>
          {verbs
            .filter(([verb]) => has(`${word}:${verb}`))
            .map(([, name]) => name)
            .join(', ') || 'rien'}
        </span>
      </summary>
      {verbs.map(([verb, name]) => (
        <Line key={verb} {...props} permission={`${word}:${verb}`} label={name} />
      ))}
    </details>
  ));
}

type BoxProps = Props & { permission: WorkspacePermission; className?: string | undefined; label?: string };

const Line = (props: BoxProps) => <Box {...props} className={classes.line} />;

function Box({ place, giveable, locked, onToggle, permission, className, label }: BoxProps) {
  const state = stateOf(place, permission);
  const outOfReach = locked === null && !giveable.has(permission) && state === 'none';
  const why = locked ?? (outOfReach ? notHeld : undefined);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is in it, and says its own name
    <label className={className} data-state={state} data-locked={outOfReach || undefined} title={why}>
      <Checkbox
        className={classes.box ?? ''}
        size="xs"
        color={state === 'added' ? 'positive' : undefined}
        data-state={state}
        aria-label={`${permissionLabel(permission)}, ${stateTexts[state]}`}
        // Not `disabled`: the keyboard comes by, and hears why.
        aria-disabled={why !== undefined}
        aria-description={why}
        checked={state === 'base' || state === 'added'}
        onChange={() => why === undefined && onToggle(permission)}
      />
      {label && <Text size="sm">{label}</Text>}
    </label>
  );
}
