import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';

export function BackToSignIn() {
  return (
    <Anchor component={Link} to={paths.login} size="sm" fw={500} mr="auto">
      Retour à la connexion
    </Anchor>
  );
}
