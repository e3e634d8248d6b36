const derived = 'It follows from what is exported.';
const lock = 'It keeps something unique or counted, and says nothing of its own.';
const secret = 'It opens something, or proves something.';
const work = 'It is work under way, and goes with it.';
const trash = 'It was deleted, and goes within days.';
const ofTheStage = 'It is of the product itself, and of no workspace or person.';
const copy = 'It tells again, for some weeks, what is exported.';

/** The entities of which no archive holds anything, each with the reason. A new one is exported, or stands here. */
export const leftOut: Readonly<Record<string, string>> = {
  // Of people and their entrance.
  apiKeyHash: secret,
  emailChange: secret,
  emailConfirmation: secret,
  invitationLink: secret,
  loginChallenge: secret,
  passwordReset: secret,
  secondFactor: secret,
  unsubscribeLink: secret,
  usedDevice: secret,
  impersonation: 'It is a session of the support; the log, which is exported, says its start and its end.',
  creatorLegal: 'It is of a creator, who takes it away from their space.',
  creatorLink: secret,
  spaceCode: secret,
  spaceAccess: secret,
  spaceSession: secret,
  emailLock: lock,
  invitationLock: lock,
  auditChain: ofTheStage,
  auditBlock: 'It seals the log, whose lines are exported.',
  movePlace: ofTheStage,
  listedWorkspace: ofTheStage,
  listedPerson: ofTheStage,
  administrators: ofTheStage,
  peopleChange: derived,
  teamCount: lock,
  // Links: what is stored of them opens nothing, and what they open is exported.
  share: secret,
  reportShare: secret,
  reportRecipient: 'Whether an address answers to reports; the addresses stand in the reports and their runs.',
  // Of creators: what a workspace says of them is exported, what they say of themselves is theirs.
  creatorProfile: 'It is of the creator, who reads and takes it out in their own space.',
  creatorIdentity: 'It is of the creator, who reads and takes it out in their own space.',
  listedCreator: ofTheStage,
  creatorChange: derived,
  relationChange: derived,
  // Of exports.
  dataExport: 'It is the archive itself.',
  exportBook: lock,
  // Of the platform.
  event: copy,
  idempotency: lock,
  thingCount: lock,
  throttle: lock,
  deliveryHour: ofTheStage,
  demo: ofTheStage,
  plan: ofTheStage,
  messageFailure: ofTheStage,
  deadLetter: work,
  deadLetterCount: ofTheStage,
  purgePass: ofTheStage,
  scheduleRun: ofTheStage,
  settingChange: ofTheStage,
  workspaceChange: ofTheStage,
  storedSettings: ofTheStage,
  deletion: 'What is planned of a workspace or an account stands with it.',
  // Of imports.
  upload: work,
  ugcUpload: work,
  linedRun: work,
  metEmail: work,
  statusName: work,
  importedProspects: derived,
  notedLines: derived,
  rejectedLines: 'Lines of a file of the person themselves; the import says how many, and the first ones.',
  // Of prospects.
  deletedProspect: trash,
  prospectBook: lock,
  prospectBulk: work,
  prospectChange: derived,
  prospectEmail: lock,
  prospectNames: lock,
  retentionNotice: work,
  // Of boards.
  adMark: derived,
  boardTotal: lock,
  savedAdLock: lock,
  slot: derived,
  // Of ads.
  catalogueState: ofTheStage,
  dailyReading: work,
  followedLock: lock,
  runNews: work,
  // Of clients.
  clientName: lock,
  clientOfProspect: lock,
  deletedClient: trash,
  // Of campaigns.
  adQuarter: derived,
  alertDay: derived,
  campaignBook: lock,
  campaignExample: lock,
  campaignQuarter: derived,
  connectionLock: lock,
  deletedAnnotation: trash,
  deletedCampaign: trash,
  // Of reports.
  deletedReport: trash,
  // Of the generator.
  aiDeletedGeneration: trash,
  aiGenerationRun: work,
  aiItemKey: derived,
  aiModelWords: work,
  aiRunning: lock,
  aiStageTokens: ofTheStage,
  // Of webhooks and pixels.
  delivery: copy,
  sendingPace: work,
  sendingSlot: work,
  pixelEvent: 'A log of conversions, which shops have sent and keep; once sent to Meta, it has nothing of a person.',
  pixelLock: lock,
  // Of UGC.
  ugcCall: secret,
  moderationCase: 'It copies what was handed in or reported; a decision is told to those whom it concerns.',
  thresholdCount: derived,
  // Of billing.
  billingMark: lock,
  invoiceNumber: ofTheStage,
  invoiceSource: derived,
  payment: 'It tells again of invoices and credit notes, which are exported, for who looks after the platform.',
  paymentChange: derived,
  stripeEvent: work,
  // Of notifications.
  digestMark: work,
  heldMail: work,
};
