import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Text } from '@mantine/core';
import { useId } from 'react';
import { type ApiKeyPermission, pixelTrack } from '../../../../../shared/kernel/permissions.ts';
import classes from './permission-table.module.css';
import { trackText, verbs, words } from './permission-words.ts';

type Props = {
  chosen: readonly ApiKeyPermission[];
  problem: string | undefined;
  onChange: (chosen: ApiKeyPermission[]) => void;
};

/** Every permission that a key may have: a word a line, a verb a column, and the one of no word below. */
export function PermissionTable({ chosen, problem, onChange }: Props) {
  const problemId = useId();
  const toggle = (permission: ApiKeyPermission) =>
    onChange(chosen.includes(permission) ? chosen.filter((one) => one !== permission) : [...chosen, permission]);
  return (
    <div>
      <table className={classes.table} aria-label="Autorisations">
        <thead>
          <tr>
            <td />
            {verbs.map(([verb, name]) => (
              <th key={verb} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.map(([word, label], line) => (
            <tr key={word}>
              <th scope="row">{label}</th>
              {verbs.map(([verb, name], column) => (
                <td key={verb}>
                  {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is in it, and says its own name */}
                  <label className={classes.cell}>
                    <Checkbox
                      name="permissions"
                      size="xs"
                      aria-label={`${label}\u00a0: ${name}`}
                      aria-invalid={problem !== undefined && line + column === 0}
                      aria-describedby={problem && problemId}
                      checked={chosen.includes(`${word}:${verb}`)}
                      onChange={() => toggle(`${word}:${verb}`)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Checkbox
        name="permissions"
        size="xs"
        mt="sm"
        styles={{ label: { fontSize: 'var(--mantine-font-size-sm)', fontWeight: 500 } }}
        label={trackText}
        checked={chosen.includes(pixelTrack)}
        onChange={() => toggle(pixelTrack)}
      />
      {problem && (
        <Text id={problemId} size="sm" c="var(--mantine-color-error)" mt={4}>
          {problem}
        </Text>
      )}
    </div>
  );
}
