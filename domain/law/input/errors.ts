/** What the library answers to a value that no rule can read. A datum that is only missing is no error: see `missingData`. */

export type LawErrorName = 'InvalidDate' | 'InvalidSpan' | 'InvalidNumber' | 'InvalidInput' | 'UnknownRegime';

/** `name` is one of the names above, `field` the dotted name of the value, `message` a sentence in Portuguese. */
export class LawError extends Error {
  override readonly name: LawErrorName;
  readonly field: string;

  constructor(name: LawErrorName, field: string, message: string) {
    super(`${field}: ${message}`);
    this.name = name;
    this.field = field;
  }
}
