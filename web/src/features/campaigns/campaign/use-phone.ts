import { useMediaQuery } from '@mantine/hooks';

export const usePhone = () => useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
