/** Loaded with `node --import`: its clock is a year fast. Plain JavaScript, because npm may run on an older Node. */
const ahead = 365 * 24 * 60 * 60 * 1000;

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Date.now()]));
  }

  static now() {
    return super.now() + ahead;
  }
};
