import { Checkbox, type CheckboxProps, Radio, type RadioProps } from '@mantine/core';
import classes from './facet-values.module.css';

const classNames = { root: classes.choice, body: classes.body, label: classes.label };

/** One value among those of a filter; several may be chosen. */
export const FacetCheckbox = (props: CheckboxProps) => <Checkbox size="xs" classNames={classNames} {...props} />;

/** One value of a filter that takes a single one. */
export const FacetRadio = (props: RadioProps) => <Radio size="xs" classNames={classNames} {...props} />;
