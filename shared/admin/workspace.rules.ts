/** Above any limit that is agreed. */
export const mostLimit = 10_000_000;
/** Years ahead that a trial or an agreed offer may end at most. */
export const mostYears = 5;
