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

/** The file that an export would replace holds what the new one would not; nothing has been written. */
export class BackupKept extends Error {
  override readonly name = 'BackupKept';
  constructor(file: string, reason: string) {
    super(`${file} was left as it is: ${reason}. Name another file, or move this one away yourself`);
  }
}

/** There is nothing to export; nothing has been written. */
export class NothingToExport extends Error {
  override readonly name = 'NothingToExport';
  constructor(place: string) {
    super(`There are no events in ${place}: set DATA_DIR or EVENTSTORE_URL to the installation that is to be exported`);
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
