import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { metaUserData } from './user-data.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Case = [given: string, wanted: string | null];
const cases: Record<keyof typeof normalise, Case[]> = {
  email: [
    ['  John_Smith@gmail.com ', 'john_smith@gmail.com'],
    ['pas une adresse', null],
  ],
  phone: [
    ['06 12 34 56 78', '33612345678'],
    ['+33 (0)6 12 34 56 78', '33612345678'],
    ['0033612345678', '33612345678'],
    ['+33 1 42 86 83 26', '33142868326'],
    ['1(650)123-4567', '16501234567'],
    ['+001 (616) 954-78 88', '16169547888'],
    ['01234567890', '1234567890'],
    ['00', null],
  ],
  name: [
    ['  Jean-Luc ', 'jeanluc'],
    ['D’Angelo', 'dangelo'],
    ['François', 'françois'],
    ['李明', '李明'],
    ['Mary=', 'mary'],
    ['---', null],
  ],
  city: [
    ['Saint-Denis', 'saintdenis'],
    ['Montréal', 'montral'],
    ['Area51City', 'area51city'],
    ['1NewYork', null],
    ['北京', null],
  ],
  state: [
    ['California', 'ca'],
    ['NewYorkCity', 'ny'],
    ['West Virginia', 'wv'],
    ['Calif.', 'ca'],
    ['456State', 'st'],
    ['constructor', 'co'],
    ['555', null],
  ],
  zip: [
    ['75 018', '75018'],
    ['90210-1234', '90210'],
    ['K1A 0A6', 'k1a 0a6'],
    ['1', null],
  ],
  country: [
    ['FR', 'fr'],
    ['France', 'fr'],
    ['Allemagne', 'de'],
    ['UnItEd StAtEs', 'us'],
    ['UK', 'gb'],
    ['CanadaCountry', 'ca'],
    ['constructor', 'co'],
    ['C4n4d4', 'cn'],
    ['555', null],
  ],
  dateOfBirth: [
    ['1990-12-31', '19901231'],
    ['31/12/1990', null],
    ['1990-12/31', null],
    ['19850630', '19850630'],
    ['1990-13-31', null],
    ['December 31, 1990', null],
  ],
  gender: [
    ['Femme', 'f'],
    ['  ma\u2019am ', 'f'],
    ['Homme', 'm'],
    ['M.', 'm'],
    ['boys', null],
  ],
  externalId: [
    [' Client 42 ', 'client42'],
    ['   ', null],
  ],
};

describe.each(Object.entries(cases))('%s', (field, ofField) => {
  it.each(ofField)('reads %j as %j', (given, wanted) => {
    expect(normalise[field as keyof typeof normalise](given)).toBe(wanted);
  });
});

it('reads a number and a region by the country that comes with them', () => {
  expect(normalise.phone('0470 12 34 56', 'be')).toBe('32470123456');
  expect(normalise.phone('+33 6 12 34 56 78', 'be')).toBe('33612345678');
  expect(normalise.state('Île-de-France', 'fr')).toBe('ledefrance');
});

it('hashes what is about a person, and neither what Meta reads nor what is hashed already', () => {
  const hashed = sha256('someone@exemple.fr');
  expect(
    metaUserData({
      email: hashed,
      phone: '06 12 34 56 78',
      lastName: 'Valéry',
      country: 'France',
      zip: '1',
      clientIpAddress: '2001:db8::1',
      clientUserAgent: 'Mozilla/5.0',
      fbc: 'fb.1.1760000000000.AbC',
      fbp: 'fb.1.1760000000000.42',
    }),
  ).toEqual({
    em: hashed,
    ph: sha256('33612345678'),
    ln: '08e1996b5dd49e62a4b4c010d44e4345592a863bb9f8e3976219bac29417149c',
    country: sha256('fr'),
    client_ip_address: '2001:db8::1',
    client_user_agent: 'Mozilla/5.0',
    fbc: 'fb.1.1760000000000.AbC',
    fbp: 'fb.1.1760000000000.42',
  });
  expect(metaUserData({ email: 'x', clientIpAddress: 'localhost' })).toEqual({});
});
