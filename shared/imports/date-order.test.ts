import { describe, expect, it } from 'vitest';
import { dateOrderOf, isDateOrderUnsure } from './date-order.ts';

describe('dateOrderOf', () => {
  it.each([
    [['10/22/2017', '7/6/2017'], 'mdy'],
    [['22/10/2017', '7/6/2017'], 'dmy'],
    [['7/6/2017', '1.2.17'], undefined],
    [['22.10.17 08:30', ''], 'dmy'],
    [['Thu 10/22/2017', 'Fri 10/23/2017', '23/10/2017'], 'mdy'],
    [['10/22/2017', '22/10/2017'], undefined],
    [['2017-10-22', '22 octobre 2017', '99/22/2017', '06-12-34-56-78', '12.30.1.2'], undefined],
    [[], undefined],
  ])('of %j is %j', (values, order) => expect(dateOrderOf(values)).toBe(order));
});

it.each([
  [['7/6/2017', ''], true],
  [['7/7/2017'], false],
  [['7/6/2017', '10/22/2017'], false],
  [['2017-06-07'], false],
])('the order of %j is to be asked for: %j', (values, unsure) => expect(isDateOrderUnsure(values)).toBe(unsure));
