/** The prefix that tells what an id names, in a log line as in the table. */
export const idPrefixes = {
  user: 'usr',
  workspace: 'wks',
  session: 'ses',
  activity: 'act',
  ad: 'ads',
  advertiser: 'adv',
  adImport: 'imp',
  upload: 'upl',
  followedAdvertiser: 'fol',
  savedSearch: 'srh',
  board: 'brd',
  column: 'col',
  savedAd: 'sav',
  share: 'shr',
  prospect: 'pro',
  prospectActivity: 'pac',
  prospectChange: 'pch',
  prospectImport: 'pim',
  prospectView: 'pvw',
} as const;

export type IdKind = keyof typeof idPrefixes;
