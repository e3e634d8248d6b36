import { Button, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { keysOf } from '../../../../../../shared/kernel/closed-lists.ts';
import { pixelLimits } from '../../../../../../shared/pixel/pixel.rules.ts';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { matchKeys, type UserField } from '../match-keys.ts';
import classes from './trial.module.css';
import type { TrialInput } from './trial-form.tsx';
import { sourceOf, type TrialValues, userName } from './trial-values.ts';

const usual: readonly UserField[] = ['email', 'phone', 'fbp', 'clientUserAgent'];
const others = keysOf(matchKeys).filter((field) => !usual.includes(field));

const placeholders: Partial<Record<UserField, string>> = {
  email: 'camille@example.com',
  phone: '06 12 34 56 78',
  dateOfBirth: 'AAAA-MM-JJ',
  fbp: 'fb.1.1760000000000.1234567890',
  fbc: 'fb.1.1760000000000.IwAR2F4…',
};

type Props = {
  values: TrialValues;
  input: TrialInput;
  /** What is wrong with all of it together. */
  problem: string | undefined;
};

/** Who the event is about: all of it may be left out, but for what Meta wants of a website. */
export function UserFields({ values, input, problem }: Props) {
  const [opened, rest] = useDisclosure(false);
  const website = sourceOf(values) === 'website';
  return (
    <fieldset className={classes.set}>
      <legend>La personne</legend>
      <Text size="sm" c="dimmed" mb="md">
        Donnez les vôtres. Tout est optionnel{website && ', sauf le navigateur'}&#8239;; le journal n’en garde aucune
        valeur.
      </Text>
      {problem && <FormNotice tone="refused">{problem}</FormNotice>}
      <div className={classes.fields}>
        {[...usual, ...(opened ? others : [])].map((field) => {
          const required = website && field === 'clientUserAgent';
          return (
            <TextInput
              key={field}
              label={matchKeys[field].label}
              required={required}
              autoComplete="off"
              maxLength={field === 'clientUserAgent' ? pixelLimits.clientUserAgent : 200}
              placeholder={placeholders[field]}
              {...input(userName(field))}
            />
          );
        })}
      </div>
      <Button variant="subtle" color="gray" size="compact-sm" mt="sm" aria-expanded={opened} onClick={rest.toggle}>
        {opened ? 'Moins de données' : 'Plus de données\u00a0: nom, ville, adresse IP…'}
      </Button>
    </fieldset>
  );
}
