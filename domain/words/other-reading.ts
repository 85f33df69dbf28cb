/** A reading that is not the one adopted: what it hangs on, and what to do about it. */
interface OtherReading {
  readonly confirmed: boolean;
  readonly readingOfText?: true | undefined;
}

/** 'Por uma leitura em discussão nos tribunais' */
export const byOtherReading = ({ readingOfText }: Pick<OtherReading, 'readingOfText'>): string =>
  readingOfText === undefined
    ? 'Por uma leitura em discussão nos tribunais'
    : 'Por outra leitura, por conferir no texto da lei';

/** 'depende de ação judicial': nobody sues by a rule that has to be read first without knowing it. */
export const hangsOn = ({ confirmed, readingOfText }: OtherReading): string => {
  if (readingOfText !== undefined) return 'confira a lei antes de contar com ela';
  return confirmed
    ? 'depende de ação judicial'
    : 'depende de ação judicial, e a regra não foi conferida no texto da norma: confira antes de usar';
};
