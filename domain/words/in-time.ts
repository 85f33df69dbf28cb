interface Worked {
  readonly ingressDate: string;
  readonly egressDate: string | null;
}

/** Oldest first, as screen and paper list records; those of one day, the one that ended first before the other. */
export const inTime = <Some extends Worked>(records: readonly Some[]): Some[] =>
  [...records].sort(
    (a, b) =>
      a.ingressDate.localeCompare(b.ingressDate) || (a.egressDate ?? '9999').localeCompare(b.egressDate ?? '9999'),
  );
