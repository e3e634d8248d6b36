import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { NativeSelect, Switch, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { notificationCategories } from '../../../../../shared/notifications/notifications.rules.ts';
import type { Preferences, TypePreference } from '../../../../../shared/notifications/preferences.contract.ts';
import { emailChoices } from '../../../../../shared/notifications/preferences.rules.ts';
import classes from './notifications.module.css';
import type { Edit } from './use-preferences.ts';

const emails = { now: 'Tout de suite', digest: 'Résumé', off: 'Pas d’e-mail' } as const;

/** Imports are told here, and in the list with what they bring. */
const labels = { ...notificationCategories, system: 'Imports' };

type Props = { preferences: Preferences; onChoose: (edit: Edit) => Promise<void> };

/** Each type of notification, in Réclame and by mail; a choice is kept as it is made. */
export function TypesCard({ preferences: { types, digest }, onChoose }: Props) {
  const withoutDigest = digest.frequency === 'off';
  return (
    <section className={classes.types} aria-labelledby="types">
      <Title order={2} fz="1.125rem" id="types">
        Ce que Réclame vous signale
      </Title>
      <div className={classes.heads} aria-hidden>
        <span>Dans Réclame</span>
        <span>E-mail</span>
      </div>
      {keysOf(labels).map((category) => {
        const some = types.filter((one) => one.category === category);
        if (some.length === 0) return null;
        return (
          <section key={category} aria-labelledby={`types-${category}`}>
            <Title order={3} size="h5" id={`types-${category}`} className={classes.category ?? ''}>
              {labels[category]}
            </Title>
            <ul className={classes.rows}>
              {some.map((one) => (
                <TypeRow key={one.type} one={one} withoutDigest={withoutDigest} onChoose={onChoose} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

type RowProps = { one: TypePreference; withoutDigest: boolean } & Pick<Props, 'onChoose'>;

function TypeRow({ one: { type, label, required, inApp, email }, withoutDigest, onChoose }: RowProps) {
  // Without a digest nothing leaves by it: one « no mail » stands for both, and what was chosen comes back with the digest.
  const silent = email === 'digest' ? 'off' : 'digest';
  const choices = withoutDigest ? emailChoices.filter((choice) => choice !== silent) : emailChoices;
  const said = (choice: keyof typeof emails) => (withoutDigest && choice === 'digest' ? emails.off : emails[choice]);
  if (required)
    return (
      <li className={classes.row}>
        <div>{label}</div>
        <Text size="sm" c="dimmed" className={classes.always ?? ''}>
          <IconLock size={16} aria-hidden /> Toujours, dans Réclame et par e-mail
        </Text>
      </li>
    );
  return (
    <li className={classes.row}>
      <div>{label}</div>
      <Switch
        aria-label={`${label}\u00a0: dans Réclame`}
        className={classes.switch}
        checked={inApp}
        onChange={({ currentTarget: { checked } }) => void onChoose({ types: [{ type, inApp: checked }] })}
      />
      <NativeSelect
        aria-label={`${label}\u00a0: par e-mail`}
        size="sm"
        value={email}
        data={choices.map((value) => ({ value, label: said(value) }))}
        onChange={({ currentTarget: { value } }) =>
          void onChoose({ types: [{ type, email: emailChoices.find((choice) => choice === value) ?? 'off' }] })
        }
      />
    </li>
  );
}
