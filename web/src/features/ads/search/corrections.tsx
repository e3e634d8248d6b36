import { Text } from '@mantine/core';
import type { SearchPage } from './use-search.ts';

/** Words that no ad has, and those that were looked for in their place. */
export function Corrections({ corrections }: { corrections: SearchPage['corrections'] }) {
  return (
    <Text size="sm" role="status">
      {corrections.map(({ typed, read }) => (
        <span key={typed}>
          Aucune annonce ne dit «&nbsp;{typed}&nbsp;». Résultats pour <strong>«&nbsp;{read}&nbsp;»</strong>.{' '}
        </span>
      ))}
    </Text>
  );
}
