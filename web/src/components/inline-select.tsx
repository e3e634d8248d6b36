import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import classes from './inline-select.module.css';

type Props = Omit<NativeSelectProps, 'label' | 'size' | 'classNames'> & { label: string };

/** A choice in a row of others, with what it chooses before it: its value alone would not say. */
export const InlineSelect = (props: Props) => <NativeSelect size="sm" classNames={classes} {...props} />;
