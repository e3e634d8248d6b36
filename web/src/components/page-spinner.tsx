import { Loader, Stack, Text } from '@mantine/core';
import classes from './page-spinner.module.css';

/** Stands where a page will be while its chunk loads; appears only when that takes a moment. */
export function PageSpinner() {
  return (
    <Stack role="status" align="center" justify="center" gap="sm" className={classes.root}>
      <Loader size="sm" aria-hidden />
      <Text size="sm" c="dimmed">
        Chargement...
      </Text>
    </Stack>
  );
}
