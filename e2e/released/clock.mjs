// Loaded before a program (`NODE_OPTIONS=--import`): its clock starts at CLOCK_AT. What a release answered is of its day.
const RealDate = globalThis.Date;
const shift = RealDate.parse(process.env.CLOCK_AT) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + shift] : given));
  }
  static now() {
    return RealDate.now() + shift;
  }
};
