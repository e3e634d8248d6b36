import { fileTimes, requestTimes } from '../clients/request-times.ts';

// A process that other tests keep waiting is no service that hangs; what does is tried by `nothing-hangs.test.ts`.
// Clients read these once, as their modules load: this one is loaded before them.
const patience = { connectionTimeout: 30_000, requestTimeout: 60_000, socketTimeout: 60_000 };
Object.assign(requestTimes, patience);
Object.assign(fileTimes, patience);
