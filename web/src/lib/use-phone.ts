import { useMediaQuery } from '@mantine/hooks';

/** Whether there is room for one column alone: as wide as a phone, or an upright tablet. Known at the first paint. */
export const usePhone = () => useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
