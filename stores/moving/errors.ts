/** The target has something else where an event of the source belongs: it is another installation's log. */
export class TargetDiffers extends Error {
  override readonly name = 'TargetDiffers';
  constructor(
    /** Counted from 1 over the whole log. */
    readonly event: number,
    reason: string,
  ) {
    super(`The target is no copy of the source: event ${event} ${reason}`);
  }
}

/** The target has a different key for the same person. */
export class KeyDiffers extends Error {
  override readonly name = 'KeyDiffers';
  constructor(readonly owner: string) {
    super(`The target has another key for ${owner}`);
  }
}

/** A line of an exported file that is not as written; nothing has been imported from the file. */
export class DamagedLine extends Error {
  override readonly name = 'DamagedLine';
  constructor(
    readonly file: string,
    /** Counted from 1. */
    readonly line: number,
    reason: string,
  ) {
    super(`Line ${line} of ${file} is damaged: ${reason}`);
  }
}
