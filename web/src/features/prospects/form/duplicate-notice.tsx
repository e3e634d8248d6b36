import { Alert, Anchor } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import type { Duplicate } from './use-duplicate.ts';

const shared = {
  email: 'Un prospect porte déjà cet e-mail',
  phone: 'Un prospect porte déjà ce numéro',
  name: 'Un prospect porte déjà ce nom dans cette entreprise',
} as const satisfies Record<Duplicate['by'], string>;

type Props = { duplicate: Duplicate | null; onOpen: (id: string) => void };

/** Said as soon as it is known, and no obstacle: two people may share a switchboard. */
export function DuplicateNotice({ duplicate, onOpen }: Props) {
  return (
    <div role="status">
      {duplicate && (
        <Alert role="presentation" variant="light" color="warning" icon={<IconUsers aria-hidden />} p="sm" mt="md">
          {shared[duplicate.by]}&nbsp;: {namesOf(duplicate)}.{' '}
          <Anchor
            component="button"
            type="button"
            inherit
            underline="always"
            onClick={() => onOpen(duplicate.prospect.id)}
          >
            Ouvrir
          </Anchor>
        </Alert>
      )}
    </div>
  );
}

function namesOf({ prospect }: Duplicate): string {
  const name = prospectName(prospect);
  return prospect.company && prospect.company !== name ? `${name} (${prospect.company})` : name;
}
