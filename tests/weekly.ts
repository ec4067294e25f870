/** Slow tests run in `npm run test:all`, or by name with WEEKLY=1. */
export const isWeekly = process.env["WEEKLY"] === "1" || process.env["npm_lifecycle_event"] === "test:all";
