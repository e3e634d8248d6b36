/** How long a mailed invitation may be answered. */
export const invitationDays = 7;

/** In a workspace; new ones, and new links of one. */
export const invitationsADay = 50;
export const resendsADay = 5;

export const invitationMessageLength = 500;
